/** What the figures are called, on the screen and in files; `erklaert` says exactly what is counted. */
import type { Ablehnungsgrund, Figure } from './bestellweg.ts'

interface FigureWords {
  figur: Readonly<Record<Figure, string>>
  erklaert: Readonly<Record<Figure, string>>
  /** As the sheet of the order says them (figureWords.test.ts of the web). */
  grund: Readonly<Record<Ablehnungsgrund, string>>
}

export const figureWords: Readonly<Record<'de' | 'en', FigureWords>> = {
  de: {
    figur: {
      VERORDNET: 'Praxis verordnet',
      AN_APOTHEKE: 'Rezept zur Apotheke',
      ANGENOMMEN: 'Apotheke nimmt an',
      BEREITGESTELLT: 'Apotheke stellt bereit',
      GELIEFERT: 'Lieferung kommt an',
      GESAMT: 'Geliefert',
      VERSPAETET: 'Zu spät geliefert',
      OHNE_UMWEG: 'Ohne Umweg geliefert',
      ABGELEHNT: 'Abgelehnt',
    },
    erklaert: {
      VERORDNET: 'Von „Bei der Praxis“ bis „Verordnet“',
      AN_APOTHEKE: 'Von „Verordnet“ bis „Bei der Apotheke“',
      ANGENOMMEN: 'Von „Bei der Apotheke“ bis „In Bearbeitung“',
      BEREITGESTELLT: 'Von „In Bearbeitung“ bis „Bereit“',
      GELIEFERT: 'Von „Bereit“ bis „Geliefert“',
      GESAMT: 'Vom ersten Status, den Ihre Organisation sieht, bis zur ersten vollständigen Lieferung',
      VERSPAETET: 'Geliefert nach dem Tag oder der Uhrzeit, bis zu der es benötigt wurde',
      OHNE_UMWEG:
        'Geliefert, ohne dass vorher neu angefordert, korrigiert, weitergeleitet, zurückgenommen oder nur zum Teil geliefert wurde',
      ABGELEHNT: 'Von der Praxis oder der Apotheke abgelehnt, oder das Rezept wurde zurückgezogen',
    },
    grund: {
      ARZTTERMIN_NOETIG: 'Arzttermin nötig',
      EGK_FEHLT_QUARTAL: 'Karte in diesem Quartal noch nicht eingelesen',
      NICHT_INDIZIERT: 'Keine Indikation',
      ZU_FRUEH: 'Zu früh',
      FALSCHE_PRAXIS: 'Falsche Praxis',
      BUDGET_OTC: 'Nicht auf Kassenrezept (OTC, Budget)',
      NICHT_LIEFERBAR: 'Nicht lieferbar',
      REZEPT_FEHLT: 'Rezept fehlt',
      REZEPT_FEHLERHAFT: 'Rezept fehlerhaft',
      NICHT_VERSORGUNGSGEBIET: 'Außerhalb des Liefergebiets',
      KASSE_LEHNT_AB: 'Kasse lehnt ab',
      REZEPT_ZURUECKGEZOGEN: 'Rezept zurückgezogen',
      SONSTIGES: 'Sonstiges',
    },
  },
  en: {
    figur: {
      VERORDNET: 'Practice prescribes',
      AN_APOTHEKE: 'Prescription to pharmacy',
      ANGENOMMEN: 'Pharmacy accepts',
      BEREITGESTELLT: 'Pharmacy prepares',
      GELIEFERT: 'Delivery arrives',
      GESAMT: 'Delivered',
      VERSPAETET: 'Delivered late',
      OHNE_UMWEG: 'Delivered first time right',
      ABGELEHNT: 'Declined',
    },
    erklaert: {
      VERORDNET: 'From “With the practice” to “Prescribed”',
      AN_APOTHEKE: 'From “Prescribed” to “At the pharmacy”',
      ANGENOMMEN: 'From “At the pharmacy” to “In progress”',
      BEREITGESTELLT: 'From “In progress” to “Ready”',
      GELIEFERT: 'From “Ready” to “Delivered”',
      GESAMT: 'From the first status that your organisation sees to the first complete delivery',
      VERSPAETET: 'Delivered after the day or time by which it was needed',
      OHNE_UMWEG: 'Delivered without having been requested again, corrected, forwarded, returned or delivered in parts before',
      ABGELEHNT: 'Declined by the practice or the pharmacy, or the prescription was withdrawn',
    },
    grund: {
      ARZTTERMIN_NOETIG: 'Appointment needed',
      EGK_FEHLT_QUARTAL: 'Health card not read this quarter',
      NICHT_INDIZIERT: 'Not indicated',
      ZU_FRUEH: 'Too early',
      FALSCHE_PRAXIS: 'Wrong practice',
      BUDGET_OTC: 'Not covered by health insurance (OTC, budget)',
      NICHT_LIEFERBAR: 'Not available',
      REZEPT_FEHLT: 'Prescription missing',
      REZEPT_FEHLERHAFT: 'Prescription incorrect',
      NICHT_VERSORGUNGSGEBIET: 'Outside the delivery area',
      KASSE_LEHNT_AB: 'Declined by the insurer',
      REZEPT_ZURUECKGEZOGEN: 'Prescription withdrawn',
      SONSTIGES: 'Other',
    },
  },
}
