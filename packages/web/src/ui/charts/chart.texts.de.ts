export const texts = {
  asTable: 'Als Tabelle zeigen',
  asChart: 'Als Diagramm zeigen',
  picture: 'Diagramm: {{title}}. Dieselben Werte zeigt die Schaltfläche „Als Tabelle zeigen“.',
} as const
