/** What is told of an order after it was handed over. */
type Sentences = Record<
  'REKLAMIERT' | 'NACHSCHUB_VORGESCHLAGEN' | 'NACHSCHUB_UEBERNOMMEN' | 'NACHSCHUB_ABGELEHNT' | 'NACHSCHUB_BEENDET',
  [string, string]
>

export const danachSentences: Readonly<Record<'de' | 'en', Sentences>> = {
  de: {
    REKLAMIERT: ['Reklamation', 'Eine Lieferung zu Bestellung {nummer} wurde reklamiert. Bitte sehen Sie nach.'],
    NACHSCHUB_VORGESCHLAGEN: [
      'Nachschub vorgeschlagen',
      'Die Apotheke schlägt vor, aus Bestellung {nummer} nachzubestellen. Bitte legen Sie einen Entwurf an oder lehnen Sie ab.',
    ],
    NACHSCHUB_UEBERNOMMEN: [
      'Nachschub übernommen',
      'Der Pflegedienst hat Ihren Vorschlag zu Bestellung {nummer} in einen Entwurf übernommen. Geht daraus eine Bestellung an Ihre Apotheke, erfahren Sie es.',
    ],
    NACHSCHUB_ABGELEHNT: [
      'Nachschub abgelehnt',
      'Der Pflegedienst hat Ihren Vorschlag zu Bestellung {nummer} abgelehnt. Bitte sehen Sie nach dem Grund.',
    ],
    NACHSCHUB_BEENDET: [
      'Nachschub entfällt',
      'Ihr Vorschlag zu Bestellung {nummer} gilt nicht mehr: Der Pflegedienst bestellt für diese Person nichts mehr. Sie müssen nichts tun.',
    ],
  },
  en: {
    REKLAMIERT: ['Complaint', 'There is a complaint about a delivery of order {nummer}. Please check it.'],
    NACHSCHUB_VORGESCHLAGEN: [
      'Resupply proposed',
      'The pharmacy proposes a reorder from order {nummer}. Please create a draft or decline.',
    ],
    NACHSCHUB_UEBERNOMMEN: [
      'Resupply accepted',
      'The nursing service has created a draft from your proposal for order {nummer}. You will be told if an order from it goes to your pharmacy.',
    ],
    NACHSCHUB_ABGELEHNT: [
      'Resupply declined',
      'The nursing service has declined your proposal for order {nummer}. Please check the reason.',
    ],
    NACHSCHUB_BEENDET: [
      'Resupply proposal no longer applies',
      'Your proposal for order {nummer} no longer applies: the nursing service no longer orders for this person. You do not need to do anything.',
    ],
  },
}
