// The game of a study as a table that is over: no line to the server, and nobody sits there.

import { LiveTable } from "../net/live.svelte";
import type { AnyEvent, AnyView, TableInfo } from "../net/messages";
import type { Playable } from "../table/pace";

export class StudyTable extends LiveTable<AnyView, AnyEvent> {
  constructor(table: TableInfo, view: AnyView, playable: Playable<AnyEvent>) {
    super(table.id, playable);
    this.table = table;
    this.view = view;
    this.online = true;
    this.recalled = 0; // so that this browser keeps no picture of it
  }

  override connect() {}
  override reconnect() {}
}
