import { mount } from 'svelte';
import App from './App.svelte';
import { i18n, wantedLanguage } from './app.svelte';
import './app.css';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
// Texts are loaded before anything is shown: one small file, asked for together with everything else.
await i18n.use(wantedLanguage()).catch(() => i18n.use('en'));
mount(App, { target });
