export const texts = {
  titel: 'Plan und zuletzt verordnet',
  hinweis: 'Plan: Fassung {{version}} vom {{datum}}',
  lautPlan: 'laut Plan {{dosis}}',
  fehlt: 'Nicht im Medikationsplan: {{mittel}}',
  zeile: 'Medikationsplan, Fassung {{version}} vom {{datum}}: {{zeile}}',
  bezug: 'Medikationsplan (Fassung {{version}} vom {{datum}})',
  abweichung: {
    FEHLT: 'steht nicht im Medikationsplan',
    STAERKE: 'andere Stärke als im Plan',
    STAERKE_OFFEN: 'Stärke nicht mit dem Plan vergleichbar',
    DOSIS: 'andere Dosierung als im Plan',
    DOSIS_OFFEN: 'Dosierung nicht mit dem Plan vergleichbar',
  },
  weichtAb: 'Weicht vom Medikationsplan ab',
  verordnung: {
    titel: 'Verordnung weicht vom Plan ab',
    fehlt: 'Verordnet ist {{verordnet}}. Im Medikationsplan (Fassung {{version}} vom {{datum}}) steht dieses Mittel nicht.',
    anders: 'Verordnet ist {{verordnet}}. Im Medikationsplan (Fassung {{version}} vom {{datum}}) steht {{plan}}.',
    klaeren: 'Der Plan ändert sich nicht automatisch.',
    fachkraft: 'Den Plan führt eine Fachkraft. Bitte sagen Sie ihr Bescheid.',
    anpassen: 'Plan anpassen',
  },
}
