// The last word where a library writes text as markup or names a script (Content-Security-Policy: require-trusted-types-for). Without a "<" no
// text becomes an element: the style sheets of the component library. The map tries with an empty picture what the browser draws. All other
// markup is made by cleanHtml, whose library has a policy of its own, as the calendar's templates have.
if (window.trustedTypes) {
  window.trustedTypes.createPolicy('default', {
    createHTML: function (html) {
      return html.indexOf('<') === -1 || html === '<svg/>' ? html : null
    },
    createScriptURL: function (url) {
      return new URL(url, location.href).origin === location.origin ? url : null
    },
  })
}

// Sets colour scheme, density and language before the first paint, so that nothing flashes, and asks early for the files that this person
// will need. Runs as a classic script in the head; the keys are those of src/shared/preferences.ts and src/shared/sessionStore.ts, the
// names of the files are put on its tag by the build (scripts/web/preloaded.ts).
;(function () {
  var stored = {}
  var hadSession = false
  try {
    hadSession = localStorage.getItem('dreiklang.session') !== null
    stored = JSON.parse(localStorage.getItem('dreiklang.preferences') || '{}') || {}
  } catch {
    // Closed or damaged storage: the defaults below are right.
    stored = {}
  }
  var root = document.documentElement
  var systemDark = matchMedia('(prefers-color-scheme: dark)').matches
  var dark = stored.scheme === 'dark' || (stored.scheme === 'auto' && systemDark)
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')

  // Paper is light: what a dark screen writes in pale colours could not be read on it.
  var onScreen = null
  function print(printing) {
    if (printing === (onScreen !== null)) return
    var scheme = printing ? 'light' : onScreen
    onScreen = printing ? root.getAttribute('data-mantine-color-scheme') : null
    root.setAttribute('data-mantine-color-scheme', scheme)
  }
  addEventListener('beforeprint', print.bind(null, true))
  addEventListener('afterprint', print.bind(null, false))
  matchMedia('print').addEventListener('change', function (event) {
    print(event.matches)
  })

  root.setAttribute('data-density', stored.density === 'compact' ? 'compact' : 'comfortable')
  root.lang = stored.language || (navigator.language.toLowerCase().indexOf('de') === 0 ? 'de' : 'en')

  var files = document.currentScript.dataset
  var texts = root.lang === 'en' ? files.textsEn : files.textsDe
  var screen = hadSession ? files.shell : files.signIn
  // While developing there are no such files.
  if (!texts || !screen) return
  ;[texts, screen]
    .join(' ')
    .split(' ')
    .forEach(function (file) {
      var link = document.createElement('link')
      var isStyle = file.endsWith('.css')
      link.rel = isStyle ? 'preload' : 'modulepreload'
      if (isStyle) link.as = 'style'
      link.crossOrigin = ''
      link.href = file
      document.head.append(link)
    })
})()
