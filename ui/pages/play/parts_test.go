package play

import (
	"reflect"
	"testing"
	"time"

	"buscaminas/ui/session"
)

// Every part has the core of its page, and no part has the page or another part.
func TestPartsSeeOnlyTheCore(t *testing.T) {
	s, err := session.New(session.Setup{}, time.Now)
	if err != nil {
		t.Fatal(err)
	}
	p := New(s, Options{})
	all, shared := reflect.ValueOf(p).Elem(), reflect.TypeFor[*core]()
	parts := map[reflect.Type]bool{reflect.TypeFor[Page](): true}
	for i := range all.NumField() {
		part := all.Field(i)
		if part.Kind() != reflect.Struct || part.Type() == shared.Elem() {
			continue
		}
		if f := part.FieldByName("core"); f.IsValid() {
			parts[part.Type()] = true
			if f.Pointer() != reflect.ValueOf(&p.core).Pointer() {
				t.Errorf("%v does not have the core of its page", part.Type())
			}
		}
	}
	if len(parts) < 10 {
		t.Errorf("the page has %d parts", len(parts)-1)
	}
	for part := range parts {
		if part == reflect.TypeFor[Page]() {
			continue
		}
		for i := range part.NumField() {
			has := part.Field(i).Type
			for has.Kind() == reflect.Pointer {
				has = has.Elem()
			}
			if parts[has] {
				t.Errorf("%v has %v", part, has)
			}
		}
	}
}
