package journal

var AppendBoard, AppendGhost = (*Header).appendBoard, (*Header).appendGhost
