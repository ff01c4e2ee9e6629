package words

import (
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"syscall"

	"buscaminas/ui/text"
)

// systemError returns, in language l, the text of an error of the system or of a library. A common
// error has a sentence in each language. The text of any other error is quoted in English.
func systemError(err error, l text.Lang) string {
	for _, r := range systemErrors {
		if !errors.Is(err, r.err) {
			continue
		}
		if path := pathOf(err); path != "" {
			return path + ": " + r.sentence.In(l)
		}
		return r.sentence.In(l)
	}
	return quoted.In(l, err.Error())
}

var quoted = text.Text{"el sistema dice «%s»", "%s"}

// systemErrors lists common errors with their sentences.
var systemErrors = []struct {
	err      error
	sentence text.Text
}{
	{syscall.ENOSPC, text.Text{"no queda espacio en el disco", "there is no space left on the disk"}},
	{syscall.EDQUOT, text.Text{"tu cuota de disco está agotada", "your disk quota is used up"}},
	{syscall.EFBIG, text.Text{"el fichero sería demasiado grande", "the file would be too large"}},
	{syscall.EROFS, text.Text{"el disco es de solo lectura", "the disk is read-only"}},
	{syscall.EIO, text.Text{"el disco falla", "the disk is failing"}},
	{syscall.ESTALE, text.Text{"el disco de la red ya no está", "the network disk is gone"}},
	{syscall.ENOTDIR, text.Text{"hay un fichero donde debe estar el directorio", "there is a file where the directory should be"}},
	{syscall.EISDIR, text.Text{"es un directorio", "it is a directory"}},
	{syscall.ENOTEMPTY, text.Text{"el directorio no está vacío", "the directory is not empty"}},
	{syscall.ENAMETOOLONG, text.Text{"el nombre es demasiado largo", "the name is too long"}},
	{syscall.ELOOP, text.Text{"sus enlaces simbólicos no llevan a ningún sitio", "its symbolic links lead nowhere"}},
	{syscall.EXDEV, text.Text{"está en otro disco", "it is on another disk"}},
	{syscall.EMFILE, text.Text{"hay demasiados ficheros abiertos", "too many files are open"}},
	{syscall.ENFILE, text.Text{"hay demasiados ficheros abiertos", "too many files are open"}},
	{syscall.ENOMEM, text.Text{"no queda memoria", "there is no memory left"}},
	{syscall.EBUSY, text.Text{"otro programa lo está usando", "another program is using it"}},
	{syscall.EAGAIN, text.Text{"ahora no se puede; inténtalo otra vez", "it cannot be done now; try again"}},
	{syscall.EINTR, text.Text{"se interrumpió", "it was interrupted"}},
	{syscall.EPIPE, text.Text{"nadie está leyendo la salida", "nobody is reading the output"}},
	{syscall.ENOTTY, text.Text{"no es un terminal", "it is not a terminal"}},
	{syscall.ENXIO, text.Text{"no existe ese dispositivo", "there is no such device"}},
	{syscall.ENODEV, text.Text{"no existe ese dispositivo", "there is no such device"}},
	{syscall.EINVAL, text.Text{"el sistema no lo admite", "the system does not support it"}},
	{errors.ErrUnsupported, text.Text{"el sistema no lo admite", "the system does not support it"}},
	{os.ErrDeadlineExceeded, text.Text{"ha tardado demasiado", "it took too long"}},
	{syscall.ETIMEDOUT, text.Text{"ha tardado demasiado", "it took too long"}},
	{context.DeadlineExceeded, text.Text{"ha tardado demasiado", "it took too long"}},
	{fs.ErrNotExist, text.Text{"no existe el fichero o su directorio", "the file or its directory does not exist"}},
	{fs.ErrExist, text.Text{"ya existe", "it already exists"}},
	{fs.ErrPermission, text.Text{"no hay permiso", "no permission"}},
	{fs.ErrClosed, text.Text{"ya está cerrado", "it is already closed"}},
	{io.ErrUnexpectedEOF, text.Text{"se acaba antes de tiempo", "it ends too soon"}},
	{io.EOF, text.Text{"se acaba antes de tiempo", "it ends too soon"}},
	{io.ErrShortWrite, text.Text{"no se escribió entero", "it was not written whole"}},
}

// pathOf returns the path that an error of the system is about, or "".
func pathOf(err error) string {
	var inPath *fs.PathError
	var inLink *os.LinkError
	switch {
	case errors.As(err, &inPath):
		return inPath.Path
	case errors.As(err, &inLink):
		return inLink.New
	}
	return ""
}
