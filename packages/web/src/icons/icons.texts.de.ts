export const texts = {
  title: 'Symbole',
  count_one: '1 Symbol',
  count_other: '{{number}} Symbole',
  search: 'Symbole durchsuchen',
  sets: 'Sätze von Symbolen',
  list: '{{name}}: Antippen kopiert den Namen',
  copied: '„{{name}}“ ist kopiert',
  source: 'Aus {{title}} von {{author}}, Lizenz {{licence}}',
  notFound: 'Kein Symbol heißt so',
  notFoundText: 'Die Namen sind englisch. Suchen Sie zum Beispiel nach „home“ oder „calendar“.',
}
