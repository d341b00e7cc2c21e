export const texts = {
  title: 'Icons',
  count_one: '1 icon',
  count_other: '{{number}} icons',
  search: 'Search icons',
  sets: 'Icon sets',
  list: '{{name}}: press an icon to copy its name',
  copied: '“{{name}}” copied',
  source: 'From {{title}} by {{author}}, {{licence}} licence',
  notFound: 'No icon has that name',
  notFoundText: 'Try “home” or “calendar”, for example.',
}
