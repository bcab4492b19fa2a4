// Where the page starts.

import { mount } from "svelte";

import App from "./app/App.svelte";
import { install } from "./app/install";
import { forgetWhoLeft } from "./net/offline_tables";
import { staysCalled } from "./net/push";
import { renew } from "./app/renewal.svelte";
import { spell } from "./words/words.svelte";
import "./styles/tokens.css";
import "./styles/night.css";
import "./styles/base.css";
import "./styles/tables.css";

const place = document.getElementById("page");
if (!place) throw new Error("index.html has no #page");
void forgetWhoLeft().catch(() => {});
renew();
// Without its words, as where the connection broke off, the page speaks in plain ones.
void spell()
  .catch(() => {})
  .then(() => mount(App, { target: place }));
install();
void staysCalled().catch(() => {});
