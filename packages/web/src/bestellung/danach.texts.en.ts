import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './danach.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  retoure: {
    text: 'Returned items are never sold again. Your name and the time are recorded.',
    btmText: 'Controlled drug: destruction needs two witnesses (§ 16 BtMG). The order keeps the record.',
    was: 'Returned or destroyed?',
    art: { RUECKGABE: 'Returned to the pharmacy', VERNICHTUNG: 'Destroyed' },
    einheit: 'Unit',
    einheiten: { STUECK: 'pieces', GRAMM: 'grams', MILLILITER: 'millilitres', PACKUNG: 'packs' },
    zeuge1: 'First witness',
    zeuge2: 'Second witness',
    zeile: '{{art}} on {{tag}}: {{menge}}, by {{name}}',
    zeugen: 'Witnesses: {{namen}}',
  },
  nachschub: {
    vorschlagenText: 'The nursing service decides whether to create a draft from it. Only the nursing service orders.',
    reicht: 'Calculated from the dose, the delivered amount lasts until {{tag}}; what was in stock before is not counted.',
    text: 'Message to the nursing service',
    freiwillig: 'Optional.',
    bis: 'Needed by',
    zurueckziehenText: 'The nursing service then no longer has to answer.',
    uebernehmenText:
      'A draft with what was last prescribed is created. It is sent only after you have checked it. You enter the reason again.',
    ablehnenText: 'The pharmacy sees the reason.',
    offen: { PFLEGE: 'The pharmacy proposes a resupply ({{wer}}, {{tag}})', APOTHEKE: 'Resupply proposed ({{wer}}, {{tag}})' },
    wartet: 'The nursing service has not answered yet.',
    benoetigt: 'Needed by {{tag}}',
    uebernommen: {
      PFLEGE: 'A draft was created from the pharmacy’s proposal on {{tag}}',
      APOTHEKE: 'The nursing service created a draft from your proposal on {{tag}}',
    },
    nochNicht: 'If the order goes to your pharmacy, you will find it here.',
    geloescht: 'The draft has since been deleted.',
    zurBestellung: 'Open order {{nummer}}',
    beendet: 'The proposal has no longer applied since {{tag}}',
    bestelltNicht: 'The nursing service no longer orders for this person.',
    abgelehnt: {
      PFLEGE: 'Proposal of the pharmacy declined on {{tag}}',
      APOTHEKE: 'The nursing service declined your proposal on {{tag}}',
    },
  },
}
