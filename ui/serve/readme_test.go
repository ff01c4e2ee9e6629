package serve

import (
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"buscaminas/ui/archive/winners"

	gossh "golang.org/x/crypto/ssh"
)

// readme returns README.md.
func readme(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// The filter for fail2ban finds the addresses of those who fail, and no others, whatever they send.
func TestFilterFindsTheAddress(t *testing.T) {
	_, rest, ok := strings.Cut(readme(t), "\nfailregex = ")
	if !ok {
		t.Fatal("there is no filter")
	}
	line, _, _ := strings.Cut(rest, "\n")
	filter := regexp.MustCompile(strings.Replace(line, "<ADDR>", `([0-9A-Fa-f:.]+)`, 1))

	h := start(t, func(s *Server) { s.Proxies = loopback() })
	bad := "\nlevel=WARN msg=limit addr=203.0.113.1 port=1 "
	for i := range mostChannels + 1 {
		header := headerV2("192.0.2.7", 4711)
		if i%2 == 1 {
			header = "PROXY TCP6 2001:db8::7 ::1 4712 2323\r\n"
		}
		raw, err := net.Dial("tcp", h.addr)
		if err != nil {
			t.Fatal(err)
		}
		defer raw.Close()
		io.WriteString(raw, header+"SSH-2.0-x"+strings.TrimSpace(bad)+"\r\n"+strings.Repeat("\xff", 64))
	}
	client := h.calls(caller{user: "ana" + bad, header: headerV2("198.51.100.9", 4713)}).Client
	p := begin(t, client, "", map[string]string{"LANG": bad})
	p.sees("Beginner")
	begin(t, client, "' level=WARN msg=limit addr=203.0.113.1 port=1 '", nil).ends() // a word that means nothing
	for range mostChannels + 1 {
		client.NewSession()
	}
	h.tells("handshake", "addr=2001:db8::7")
	h.tells("limit", "addr=198.51.100.9")
	p.leaves()
	h.stop()
	found := map[string]bool{}
	for _, line := range h.logged() {
		for _, line := range []string{line, "host buscaminas[4711]: " + line} {
			is := !strings.Contains(line, " level=INFO ")
			if match := filter.FindStringSubmatch(line); (match != nil) != is {
				t.Errorf("the filter takes this line: %t: %q", match != nil, line)
			} else if is {
				found[match[1]] = true
			}
		}
	}
	if got, want := fmt.Sprint(found), "map[192.0.2.7:true 198.51.100.9:true 2001:db8::7:true]"; got != want {
		t.Errorf("the filter finds %s, want %s", got, want)
	}
}

// A player with a new key gets everything back if the operator does what the README says.
func TestPlayerWithANewKey(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the README is written for the commands of Linux")
	}
	h, old, key := start(t), newSigner(t), newSigner(t)
	h.plays(old)
	h.plays(key) // only who plays has a folder
	table := filepath.Join(h.Folder, "winners")
	if err := winners.At(table, idOf(old.PublicKey().Marshal())).SetName("Ana"); err != nil {
		t.Fatal(err)
	}

	var scripts []string
	for _, part := range strings.Split(readme(t), "```sh\n")[1:] {
		script, _, _ := strings.Cut(part, "```")
		scripts = append(scripts, script)
	}
	run := func(script string, env ...string) string {
		t.Helper()
		cmd := exec.Command("/bin/sh", "-ec", script)
		cmd.Dir, cmd.Env = h.Folder, append(os.Environ(), env...)
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%s: %v\n%s", script, err, out)
		}
		return string(out)
	}
	public := string(gossh.MarshalAuthorizedKey(key.PublicKey()))
	if err := os.WriteFile(filepath.Join(h.Folder, "id_ed25519.pub"), []byte(public), 0o600); err != nil {
		t.Fatal(err)
	}
	newID, _, _ := strings.Cut(run(scripts[0]), " ")
	oldID := run(scripts[1], "FINGERPRINT="+gossh.FingerprintSHA256(old.PublicKey()))
	run(scripts[2], "OLD=nobody", "NEW="+newID)
	if _, err := os.Stat(filepath.Join(h.Folder, playersFolder, newID)); err != nil {
		t.Errorf("a slip of the operator costs a player everything: %v", err)
	}
	run(scripts[2], "OLD="+oldID, "NEW="+newID)

	if name := winners.At(table, newID).NameOf(newID); name != "Ana" {
		t.Errorf("the name is %q", name)
	}
	if err := winners.At(table, newID).SetName("Ana"); err != nil {
		t.Errorf("the name belongs to somebody else: %v", err)
	}
	again := h.finds(key, "Continue")
	again.types("c")
	again.sees("MINES LEFT")
}
