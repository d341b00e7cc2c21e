export const texts = {
  titel: 'Messwerte für die Praxis',
  leer: 'Der Praxis wurden noch keine Messwerte mitgegeben.',
  von: 'Mitgegeben von {{name}}, {{zeit}}',
  waehlen: 'Messwerte auswählen',
  mitgeben: 'Mitgeben',
  hilfe: 'Die Praxis sieht, was Sie hier auswählen. Zur Wahl steht, was in den letzten 30 Tagen gemessen wurde.',
  nichts: 'In den letzten 30 Tagen wurde bei dieser Person nichts gemessen.',
  gespeichert: 'Die Praxis sieht jetzt diese Messwerte',
  zeile: '{{art}}: {{wert}}, {{zeit}}',
} as const
