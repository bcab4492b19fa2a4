// Where the page starts.

import { mount } from "svelte";

import App from "./App.svelte";
import { install } from "./lib/install";
import { forgetWhoLeft } from "./lib/kept";
import { staysCalled } from "./lib/push";
import { renew } from "./lib/renewal.svelte";
import "./styles/tokens.css";
import "./styles/night.css";
import "./styles/base.css";

const place = document.getElementById("page");
if (!place) throw new Error("index.html has no #page");
void forgetWhoLeft().catch(() => {});
renew();
mount(App, { target: place });
install();
void staysCalled().catch(() => {});
