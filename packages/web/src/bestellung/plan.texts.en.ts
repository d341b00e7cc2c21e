import type { texts as german } from './plan.texts.de.ts'

export const texts: typeof german = {
  titel: 'Plan and last prescribed',
  hinweis: 'Plan: version {{version}} of {{datum}}',
  lautPlan: 'as planned {{dosis}}',
  fehlt: 'Not in the medication plan: {{mittel}}',
  fehltVon_one: 'one product',
  fehltVon_other: '{{count}} products',
  zeile: 'Medication plan, version {{version}} of {{datum}}: {{zeile}}',
  bezug: 'Medication plan (version {{version}} of {{datum}})',
  abweichung: {
    FEHLT: 'not in the medication plan',
    STAERKE: 'another strength than in the plan',
    STAERKE_OFFEN: 'strength cannot be compared with the plan',
    DOSIS: 'another dosage than in the plan',
    DOSIS_OFFEN: 'dosage cannot be compared with the plan',
  },
  weichtAb: 'Differs from the medication plan',
  verordnung: {
    titel: 'Prescription differs from the plan',
    fehlt: 'Prescribed: {{verordnet}}. The medication plan (version {{version}} of {{datum}}) does not have this product.',
    anders: 'Prescribed: {{verordnet}}. The medication plan (version {{version}} of {{datum}}) says {{plan}}.',
    klaeren: 'The plan does not change automatically.',
    fachkraft: 'The plan is kept by a registered nurse. Please let one know.',
    anpassen: 'Adjust the plan',
  },
}
