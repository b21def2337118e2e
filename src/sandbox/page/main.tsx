import './styles/base.css';
import './styles/layout.css';
import './styles/sidebar.css';
import './styles/messages.css';
import './styles/markdown.css';
import './styles/blocks.css';
import './styles/widgets.css';
import './styles/dialogs.css';
import './styles/composer.css';
import './styles/phone.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('page');
if (root) createRoot(root).render(<App />);
