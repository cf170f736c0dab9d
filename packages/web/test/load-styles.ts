/** What the page loads before React, for components that are tested without it. */
import 'virtual:uno.css';
import '../src/theme/chrome-fonts.css';
import '../src/theme/brand.css';
import '../src/theme/chrome.css';
import '../src/theme/base.css';
import '../src/ui/fields.css';
import '../src/ui/actions.css';
import '../src/ui/feedback.css';
