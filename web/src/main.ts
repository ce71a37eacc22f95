import { mount } from 'svelte';
import App from './App.svelte';
import { i18n, wantedLanguage } from './app.svelte';
import './app.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
// Nothing is shown before it can be said: one small file, asked for at the same time as everything else.
await i18n.use(wantedLanguage()).catch(() => i18n.use('en'));
mount(App, { target });
