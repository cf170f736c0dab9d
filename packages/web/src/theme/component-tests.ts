/** What the page loads before React, for components that are tested without it. */
import 'virtual:uno.css';
import './chrome-fonts.css';
import './brand.css';
import './chrome.css';
import './base.css';
import '../ui/fields.css';
import '../ui/actions.css';
import '../ui/feedback.css';
