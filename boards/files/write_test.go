package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/game/gametest"
)

// put writes a file directly, as an editor does.
func put(path, text string) {
	gametest.MustDo(os.WriteFile(path, []byte(text), 0o666))
}

// get returns the text of a file.
func get(path string) string {
	data := gametest.Must(os.ReadFile(path))
	return string(data)
}

// inFolder checks that a file has this text, and that there is no other file in its folder.
func inFolder(t *testing.T, path, want string) {
	t.Helper()
	if got, err := os.ReadFile(path); err != nil || string(got) != want {
		t.Errorf("%s holds %q, %v, want %q", path, got, err, want)
	}
	if entries, _ := os.ReadDir(filepath.Dir(path)); len(entries) != 1 {
		t.Errorf("files in the folder: %v", entries)
	}
}

func TestWrite(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file.txt")
	for _, over := range []bool{false, true} { // whether an existing file may be replaced
		os.Remove(path)
		gametest.MustDo(Write(path, []byte("new"), Options{New: !over}))
		inFolder(t, path, "new")
	}
	wantError(t, Write(path, []byte("newer"), Options{New: true}), path, Exists)
	inFolder(t, path, "new")
	gametest.MustDo(Write(path, []byte("newer"), Options{}))
	inFolder(t, path, "newer")
}

func TestWriteWhereNoFileCanBe(t *testing.T) {
	dir := t.TempDir()
	for _, over := range []bool{false, true} {
		wantError(t, Write(dir, nil, Options{New: !over}), dir, IsDirectory)
		path := filepath.Join(dir, "none", "file.txt")
		err := Write(path, nil, Options{New: !over})
		wantError(t, err, path, CannotWrite)
		if strings.Count(err.Error(), path) != 1 {
			t.Errorf("%v", err)
		}
	}
}

// Write replaces the file that a link leads to, and keeps the link.
func TestWriteOverLink(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file.txt")
	link := filepath.Join(t.TempDir(), "link.txt")
	gametest.MustDo(os.WriteFile(path, []byte("old"), 0o666))
	if err := os.Symlink(path, link); err != nil {
		t.Skip("no links here:", err)
	}
	if _, err := os.Stat(link); err != nil {
		t.Skip("links lead nowhere here:", err)
	}
	wantError(t, Write(link, []byte("new"), Options{New: true}), link, Exists)
	inFolder(t, path, "old")
	gametest.MustDo(Write(link, []byte("new"), Options{}))
	inFolder(t, path, "new")
	if to, err := os.Readlink(link); err != nil || to != path {
		t.Errorf("the link leads to %q, %v", to, err)
	}
}

// Files can be written on a disk without hard links.
func TestWriteWithoutLinks(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file.txt")
	none := breaking{step: "link", err: errors.ErrUnsupported}
	gametest.MustDo(writeTo(none, path, []byte("0"), Options{New: true}))
	inFolder(t, path, "0")
	wantError(t, writeTo(none, path, []byte("1"), Options{New: true}), path, Exists)
	inFolder(t, path, "0")

	// Another copy of the program has written the file first.
	other := write(t, "1")
	for _, d := range []disk{system{}, none} {
		wantError(t, WriteError(path, moveNew(d, other, path)), path, Exists)
		inFolder(t, path, "0")
	}
	if err := claim(system{}, path+"1", path+"2"); err == nil {
		t.Error("a file that is not there was moved")
	}
	inFolder(t, path, "0") // and no empty file is left
}

// A read-only file is not replaced, even if the permissions of its folder allow it.
func TestWriteOverReadOnly(t *testing.T) {
	path := write(t, "old")
	gametest.MustDo(os.Chmod(path, 0o444))
	for _, o := range []Options{{}, {Private: true}} {
		err := Write(path, []byte("new"), o)
		wantError(t, err, path, ReadOnly)
		if !errors.Is(err, fs.ErrPermission) {
			t.Error(err)
		}
	}
	inFolder(t, path, "old")
}

// The path may be relative, as in a program that has no folder for its files.
func TestRelativePath(t *testing.T) {
	t.Chdir(t.TempDir())
	for _, o := range []Options{{New: true}, {}, {Private: true}} {
		if err := Write("file.txt", []byte("a"), o); err != nil {
			t.Error(err)
		}
		inFolder(t, "file.txt", "a")
	}
	if err := Append("file.txt", []byte("b\n")); err != nil {
		t.Error(err)
	}
	inFolder(t, "file.txt", "a\nb\n")
}

func TestAppend(t *testing.T) {
	path := filepath.Join(t.TempDir(), "folder", "log")
	for _, test := range []struct{ before, want string }{
		{"", "new\n"}, {"old\n", "old\nnew\n"}, {"cut sho", "cut sho\nnew\n"},
	} {
		gametest.MustDo(os.MkdirAll(filepath.Dir(path), 0o700))
		put(path, test.before)
		if err := Append(path, []byte("new\n")); err != nil {
			t.Error(err)
		}
		inFolder(t, path, test.want)
	}
	wantError(t, Append(filepath.Dir(path), nil), filepath.Dir(path), NotAFile)
}

// A breaking disk fails at one step of writing a file.
type breaking struct {
	system
	step string
	err  error
}

func (b breaking) at(step string) error {
	if step == b.step {
		return b.err
	}
	return nil
}

func (b breaking) create(path string, mode fs.FileMode) (file, error) {
	if err := b.at("create"); err != nil {
		return nil, err
	}
	f, err := b.system.create(path, mode)
	return breakingFile{f, b}, err
}

func (b breaking) rename(from, to string) error {
	if err := b.at("rename"); err != nil {
		return err
	}
	return b.system.rename(from, to)
}

func (b breaking) link(from, to string) error {
	if err := b.at("link"); err != nil {
		return err
	}
	return b.system.link(from, to)
}

type breakingFile struct {
	file
	disk breaking
}

func (f breakingFile) Write(p []byte) (int, error) {
	if err := f.disk.at("write"); err != nil {
		n, _ := f.file.Write(p[:len(p)/2])
		return n, err
	}
	return f.file.Write(p)
}

func (f breakingFile) Chmod(mode fs.FileMode) error {
	if err := f.disk.at("chmod"); err != nil {
		return err
	}
	return f.file.Chmod(mode)
}

func (f breakingFile) Sync() error {
	if err := f.disk.at("sync"); err != nil {
		return err
	}
	return f.file.Sync()
}

func (f breakingFile) Close() error {
	return errors.Join(f.file.Close(), f.disk.at("close"))
}

// If any step fails, the old file is unchanged, no other file is left beside it, and the next Write
// succeeds.
func TestBreakingDisk(t *testing.T) {
	full := errors.New("no space left on device")
	tests := []struct {
		step string
		err  error
		want Problem
		says string
	}{
		{"create", &fs.PathError{Op: "open", Path: ".tmp", Err: fs.ErrPermission}, ReadOnly,
			"no permission to write it"},
		{"create", &fs.PathError{Op: "open", Path: ".tmp", Err: full}, CannotWrite,
			"cannot be written: no space left on device"},
		{"write", &fs.PathError{Op: "write", Path: ".tmp", Err: full}, CannotWrite,
			"cannot be written: no space left on device"},
		{"chmod", full, CannotWrite, "cannot be written: no space left on device"},
		{"sync", full, CannotWrite, "cannot be written: no space left on device"},
		{"close", full, CannotWrite, "cannot be written: no space left on device"},
		{"rename", &os.LinkError{Op: "rename", Old: ".tmp", New: "settings", Err: full}, CannotWrite,
			"cannot be written: no space left on device"},
		{"rename", &os.LinkError{Op: "rename", Old: ".tmp", New: "settings", Err: fs.ErrPermission}, ReadOnly,
			"no permission to write it"},
	}
	for _, test := range tests {
		path := write(t, "old")
		err := writeTo(breaking{step: test.step, err: test.err}, path, []byte("new"), Options{})
		wantError(t, err, path, test.want)
		if want := path + ": " + test.says; err.Error() != want {
			t.Errorf("%s: %v, want %s", test.step, err, want)
		}
		if errors.Is(test.err, full) && !errors.Is(err, full) {
			t.Errorf("%s: %v does not unwrap to what the system said", test.step, err)
		}
		inFolder(t, path, "old")

		if err := Write(path, []byte("new"), Options{}); err != nil {
			t.Errorf("%s: then %v", test.step, err)
		}
		inFolder(t, path, "new")
	}
}

// If a new file cannot be written, nothing is left of it.
func TestBreakingDiskForANewFile(t *testing.T) {
	full := errors.New("no space left on device")
	for _, step := range []string{"create", "write", "sync", "close"} {
		path := filepath.Join(t.TempDir(), "file.txt")
		err := writeTo(breaking{step: step, err: full}, path, []byte("new"), Options{New: true})
		wantError(t, err, path, CannotWrite)
		if entries, err := os.ReadDir(filepath.Dir(path)); err != nil || len(entries) > 0 {
			t.Errorf("%s: remaining files %v, %v", step, entries, err)
		}
	}
}

// dying is a disk on which the program dies just before the new file takes its place.
type dying struct {
	system
	before func(from string)
}

func (d dying) rename(from, to string) error {
	d.before(from)
	panic("dead")
}

func TestDeathBeforeRename(t *testing.T) {
	path := write(t, "old")
	func() {
		defer func() {
			if recover() == nil {
				t.Error("the disk did not die")
			}
		}()
		writeTo(dying{before: func(from string) {
			if filepath.Dir(from) != filepath.Dir(path) {
				t.Errorf("%s is not beside %s: it may be on another disk", from, path)
			}
			if get(from) != "new" || get(path) != "old" {
				t.Errorf("before the rename: new file %q, old file %q", get(from), get(path))
			}
		}}, path, []byte("new"), Options{})
	}()
	if got := get(path); got != "old" {
		t.Errorf("the old file is %q", got)
	}
}
