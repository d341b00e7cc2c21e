// Sets colour scheme, density and language before the first paint, so that nothing flashes. Runs as a classic script in the head;
// the keys are those of src/shared/preferences.ts.
;(function () {
  var stored = {}
  try {
    stored = JSON.parse(localStorage.getItem('dreiklang.preferences') || '{}') || {}
  } catch {
    // Closed or damaged storage: the defaults below are right.
    stored = {}
  }
  var root = document.documentElement
  var systemDark = matchMedia('(prefers-color-scheme: dark)').matches
  var dark = stored.scheme === 'dark' || (stored.scheme === 'auto' && systemDark)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
  root.setAttribute('data-density', stored.density === 'compact' ? 'compact' : 'comfortable')
  root.lang = stored.language || (navigator.language.toLowerCase().indexOf('de') === 0 ? 'de' : 'en')
})()
