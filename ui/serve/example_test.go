package serve_test

import (
	"context"
	"fmt"
	"net"
	"os"
	"strings"
	"time"

	"buscaminas/ui/serve"
	"buscaminas/ui/text"

	"golang.org/x/crypto/ssh"
)

// A server on a free port of this machine, and a guest who asks it how to play.
func Example() {
	dir, err := os.MkdirTemp("", "")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(dir)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		fmt.Println(err)
		return
	}
	server := &serve.Server{
		Folder: dir, Players: 4, Idle: time.Minute, Largest: 2400, Lang: text.English,
		Now: time.Now, Seed: func() uint64 { return 1 },
	}
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	ended := make(chan error)
	go func() { ended <- server.Serve(ctx, listener) }()

	client, err := ssh.Dial("tcp", listener.Addr().String(), &ssh.ClientConfig{
		User: "ana",
		Auth: []ssh.AuthMethod{ssh.KeyboardInteractive(
			func(string, string, []string, []bool) ([]string, error) { return nil, nil })},
		HostKeyCallback: ssh.InsecureIgnoreHostKey(), // the server has just made its key
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	session, err := client.NewSession()
	if err != nil {
		fmt.Println(err)
		return
	}
	help, err := session.Output("help")
	fmt.Println(strings.Contains(string(help), "ssh -t HOST"), err)
	client.Close()

	stop()
	fmt.Println(<-ended)
	// Output:
	// true <nil>
	// <nil>
}
