/** Refusals about a proposal of the pharmacy to order again. */
export const nachschubRefusals = {
  'bestellung.nachschub_offen': [
    'Für diese Position ist schon Nachschub vorgeschlagen. Bitte warten Sie auf die Antwort des Pflegedienstes, oder ziehen Sie den Vorschlag zurück.',
    'A resupply has already been proposed for this item. Please wait for the nursing service’s answer, or withdraw the proposal.',
  ],
  'bestellung.kein_nachschub': [
    'Für diese Position ist kein Vorschlag für Nachschub offen. Bitte sehen Sie im Verlauf nach, ob es einen gab.',
    'No resupply proposal is open for this item. Please check the history for whether there was one.',
  ],
  'bestellung.nachschub_nicht_abgegeben': [
    'Von dieser Position hat die Apotheke nichts abgegeben. Bitte schlagen Sie nur vor, was Sie selbst geliefert haben.',
    'The pharmacy has not dispensed any of this item. Please propose only what you have delivered yourself.',
  ],
  'bestellung.nachschub_andere_apotheke': [
    'Als gewählte Apotheke ist beim Pflegedienst zurzeit nicht Ihre eingetragen. Bitte klären Sie die Apothekenwahl mit dem Pflegedienst.',
    'The nursing service currently does not list your pharmacy as the one chosen. Please discuss the choice with the nursing service.',
  ],
  'bestellung.nachschub_beendet': [
    'Der Pflegedienst versorgt diese Person nicht mehr. Bitte rufen Sie dort an, wenn noch etwas offen ist.',
    'The nursing service no longer cares for this person. Please call them if anything is still open.',
  ],
  'bestellung.nachschub_nicht_benoetigt': [
    'Für diese Person wird nichts mehr bestellt. Bitte lehnen Sie den Vorschlag der Apotheke ab.',
    'Nothing more is ordered for this person. Please decline the pharmacy’s proposal.',
  ],
  'bestellung.nachschub_tag': [
    '„Benötigt bis“ ist schon vorbei. Bitte wählen Sie einen späteren Tag, oder lassen Sie das Feld leer.',
    '“Needed by” has already passed. Please choose a later day, or leave the field empty.',
  ],
} as const satisfies Record<string, readonly [string, string]>
