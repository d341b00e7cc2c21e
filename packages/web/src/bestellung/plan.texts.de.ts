export const texts = {
  titel: 'Aus dem Medikationsplan',
  hinweis: 'Fassung {{version}} vom {{datum}}. Ein Druck übernimmt das Mittel mit Dosierung laut Plan.',
  bezug: 'Medikationsplan (Fassung {{version}} vom {{datum}})',
  zeile: 'Medikationsplan, Fassung {{version}} vom {{datum}}: {{zeile}}',
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
