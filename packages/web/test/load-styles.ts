/** The global styles of the app, for component tests. */
import 'virtual:uno.css';
import '../src/theme/chrome-fonts.css';
import '../src/theme/brand.css';
import '../src/theme/chrome.css';
import '../src/theme/base.css';
import '../src/ui/fields.css';
import '../src/ui/actions.css';
import '../src/ui/feedback.css';
