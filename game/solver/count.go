package solver

import (
	"math"
	"math/bits"

	"buscaminas/game"
)

// The layouts of a component are counted group by group, by dynamic programming. To decide a group
// is to choose its number of mines. A number is begun once one of its groups is decided, and
// complete once all are. The decided groups influence the others only through the mines that
// incomplete numbers still need. So layouts with the same needs and the same number of mines are
// counted together, as one node. The work grows with the width of a component, not with the number
// of its layouts.

// A node stands for a set of layouts of the groups decided so far, whose numbers of mines have been
// chosen. Layouts belong to the same node if they have the same number of mines, and if each number
// on the board still needs the same number of mines.
type node struct {
	needs uint64 // the mines that each number in counter.active still needs, in slotBits bits each
	mines int32  // the number of mines in the decided groups

	// least and most are the limits for the number of mines in the group that is decided next. Each
	// number from least to most leads to a node in the next layer. The indexes of these nodes are
	// in counter.children, from children[child] on.
	least, most int8
	child       int32

	// ways is the number of layouts that the node stands for. onward is the number of ways to place
	// mines in all cells that are not decided yet. In each layer, all ways are divided by one
	// common factor, and all values of onward by another.
	ways   float64
	onward float64
}

const (
	slots    = 16 // how many needs fit into node.needs
	slotBits = 4  // the size in bits of each need in node.needs; [game.MaxSteps] fits

	// maxNodes is the largest number of nodes for one component, which is a connected part of the
	// frontier. maxAllNodes is the largest number of nodes for all components together. A component
	// that would need more nodes is not counted.
	maxNodes    = 1 << 16
	maxAllNodes = 1 << 19

	// keptNodes is the largest number of nodes that are kept until the chances are computed. A
	// component that would exceed it drops its nodes, and is counted a second time for the chances.
	keptNodes = 1 << 14

	// cellsPerWork says how much work a count is: a component of n cells adds n*n/cellsPerWork to
	// counter.work.
	cellsPerWork = 256
)

// A layer is a range of nodes that have the same decided groups. Together they stand for all
// layouts of these groups. In the last layer of a component all groups are decided, and the field
// group is -1.
type layer struct {
	group      int32 // the index of the group to decide next; -1 in the last layer
	first, end int32 // the range of the nodes in counter.nodes
}

// A counter counts the layouts of the components of a frontier. A component is a connected part of
// the frontier: see [component].
type counter struct {
	frontier
	layers    []layer // the layers of the components whose nodes are kept
	nodes     []node
	forgotten int // the number of nodes that were dropped because there are more than keptNodes
	work      int // the work of the last count; the same for mirror images of a board
	children  []int32
	table     []int32 // a hash table of the nodes in a layer
	active    []int32 // the numbers that have both decided and undecided groups
	free      uint16  // a bit for each slot of node.needs that is free
	factor    float64 // the logarithm of the factor by which the ways in the current layer are divided
	totals
	polys    []*poly
	outcomes []outcome // what [counter.remember] has stored for each group

	// For [counter.chains]:

	// spans has the spans of the component that [counter.chains] examines. A [span] is a set of
	// cells with a known number of mines.
	spans     []span
	spansFrom int32     // the index of the first group of the component that chains examines
	spansOf   [][]int32 // for each group from spansFrom on, the indexes of the spans that contain it

	looseChance float64
	looseCanBe  possible
}

// count counts the layouts of a component and stores in c.mines how many layouts have each number
// of mines. If no layout fits the numbers, c.mines is empty. If there are too many nodes, count
// sets c.tooLarge and estimates the chances instead.
func (k *counter) count(c *component) {
	first := len(k.nodes)
	c.counted = true
	k.work += c.size() * c.size() / cellsPerWork
	if c.tooLarge = !k.makeLayers(c); c.tooLarge {
		k.estimate(c)
		return
	}
	k.collect(c)
	if len(k.nodes) > keptNodes {
		k.forgotten += len(k.nodes) - first
		k.forget(c)
	}
}

// forget drops the nodes of the component c. No later component may have nodes.
func (k *counter) forget(c *component) {
	k.forgetFrom(int(k.layers[c.firstLayer].first))
	k.layers = k.layers[:c.firstLayer]
	c.endLayer = c.firstLayer
}

func (k *counter) layersOf(c *component) []layer { return k.layers[c.firstLayer:c.endLayer] }

// makeLayers appends the layers of a component with their nodes. It reports false if there are too
// many nodes.
func (k *counter) makeLayers(c *component) bool {
	k.active, k.free, k.factor = k.active[:0], 1<<slots-1, 0
	for i := c.firstNumber; i < c.endNumber; i++ {
		n := &k.numbers[i]
		n.begun, n.undecided, n.undecidedCells = false, n.size, 0
		for _, g := range k.groupsOf(n) {
			n.undecidedCells += k.groups[g].cells
			k.groups[g].decided = false
		}
	}
	c.firstLayer = int32(len(k.layers))
	first := len(k.nodes)
	root := first
	// The root needs its child set even if it has no children, because forgetFrom reads it.
	k.nodes = append(k.nodes, node{ways: 1, child: int32(len(k.children))})
	// Begin at an end of the component: a search from the first number has found the last one last.
	for next := c.endNumber - 1; next >= 0; next = k.nextNumber() {
		n := &k.numbers[next]
		for _, g := range k.groupsOf(n) {
			if k.groups[g].decided {
				continue
			}
			end := len(k.nodes)
			k.layers = append(k.layers, layer{g, int32(first), int32(end)})
			if !k.decide(g, first, end) || len(k.nodes)-root > maxNodes {
				k.forget(c)
				return false
			}
			first = end
		}
	}
	k.layers = append(k.layers, layer{-1, int32(first), int32(len(k.nodes))})
	c.endLayer = int32(len(k.layers))
	return true
}

// nextNumber returns the index of the number whose groups are decided next: the number in k.active
// with the fewest undecided groups. It returns -1 if k.active is empty.
func (k *counter) nextNumber() int32 {
	best := int32(-1)
	for _, n := range k.active {
		if best < 0 || k.numbers[n].undecided < k.numbers[best].undecided {
			best = n
		}
	}
	return best
}

// decide decides the group k.groups[at]: it tries each number of mines that the group can have. It
// extends each node of the last layer, k.nodes[first:end], by each of these numbers, and so appends
// the next layer. It reports false if there are too many nodes, or too many numbers in k.active.
func (k *counter) decide(at int32, first, end int) bool {
	g := &k.groups[at]
	g.decided = true
	var shift [16]uint8
	var room [16]int8
	var begin, unit uint64
	for i, number := range k.numbersOf(g) {
		n := &k.numbers[number]
		if !n.begun {
			if k.free == 0 {
				return false
			}
			n.begun, n.shift = true, uint8(bits.TrailingZeros16(k.free)*slotBits)
			k.free &= k.free - 1
			k.active = append(k.active, number)
			begin += uint64(n.need) << n.shift
		}
		n.undecided--
		n.undecidedCells -= g.cells
		shift[i], room[i] = n.shift, n.undecidedCells
		unit += 1 << n.shift
	}
	k.growTable((end - first) * int(g.cells+1))
	largest := 0.0
	for i := first; i < end; i++ {
		if len(k.nodes)-end > maxNodes || k.forgotten+len(k.nodes) > maxAllNodes {
			return false
		}
		needs, mines, ways := k.nodes[i].needs+begin, k.nodes[i].mines, k.nodes[i].ways
		least, most := int8(0), g.cells
		for i := range g.size {
			need := int8(needs >> shift[i] & (1<<slotBits - 1))
			least, most = max(least, need-room[i]), min(most, need)
		}
		k.nodes[i].least, k.nodes[i].most, k.nodes[i].child = least, most, int32(len(k.children))
		for m := least; m <= most; m++ {
			child := k.node(needs-uint64(m)*unit, mines+int32(m), end)
			k.nodes[child].ways += ways * choose[g.cells][m]
			largest = max(largest, k.nodes[child].ways)
			k.children = append(k.children, int32(child))
		}
	}
	if largest > huge {
		for i := range k.nodes[end:] {
			k.nodes[end+i].ways /= huge
		}
		k.factor += math.Log(huge)
	}
	for _, n := range k.numbersOf(g) {
		if k.numbers[n].undecided == 0 {
			k.free |= 1 << (k.numbers[n].shift / slotBits)
			k.drop(n)
		}
	}
	return true
}

func (k *counter) drop(number int32) {
	for i, n := range k.active {
		if n == number {
			k.active = append(k.active[:i], k.active[i+1:]...)
			return
		}
	}
}

// growTable makes the hash table large enough for a layer with the given number of nodes.
func (k *counter) growTable(nodes int) {
	if nodes = min(nodes, maxNodes+game.MaxSteps+1); len(k.table) < 2*nodes {
		k.table = make([]int32, 1<<bits.Len(uint(2*nodes+64)))
	}
}

// forgetFrom drops the given node and all nodes after it.
func (k *counter) forgetFrom(node int) {
	if node < len(k.nodes) {
		k.children = k.children[:k.nodes[node].child]
		k.nodes = k.nodes[:node]
	}
}

// collect sets c.mines, the number of layouts for each number of mines, from the last layer of c.
// The caller must first call makeLayers.
func (k *counter) collect(c *component) {
	nodes := k.nodes[k.layers[c.endLayer-1].first:]
	if len(nodes) == 0 {
		return
	}
	least, most := nodes[0].mines, nodes[0].mines
	for _, n := range nodes {
		least, most = min(least, n.mines), max(most, n.mines)
	}
	c.mines = k.newPoly(int(least), int(most))
	c.mines.log = k.factor
	ways := k.termsOf(&c.mines)
	for _, n := range nodes {
		ways[n.mines-least] = n.ways
	}
}

// choose holds the binomial coefficients: choose[n][m] is the number of ways to choose m of n
// cells.
var choose = pascal()

func pascal() (c [game.MaxSteps + 1][game.MaxSteps + 1]float64) {
	for n := range c {
		c[n][0] = 1
		for m := 1; m <= n; m++ {
			c[n][m] = c[n-1][m-1] + c[n-1][m]
		}
	}
	return c
}

// node returns the index of the node with the given needs and mines. It looks only in the layer
// that begins at k.nodes[first]. If that layer has no such node, it appends one.
func (k *counter) node(needs uint64, mines int32, first int) int {
	mask := len(k.table) - 1
	for slot := int((needs+uint64(mines)<<57)*0x9e3779b97f4a7c15>>20) & mask; ; slot = (slot + 1) & mask {
		i := int(k.table[slot])
		if i < first || i >= len(k.nodes) { // an entry of another layer counts as free
			k.table[slot] = int32(len(k.nodes))
			k.nodes = append(k.nodes, node{needs: needs, mines: mines})
			return len(k.nodes) - 1
		}
		if k.nodes[i].needs == needs && k.nodes[i].mines == mines {
			return i
		}
	}
}
