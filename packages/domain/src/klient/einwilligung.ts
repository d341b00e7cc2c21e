/** Art. 7 DSGVO; domain.md 5.4 and 9. */
import type { EinwilligungArt } from './klient.ts'

/** In which role someone declares for the Klient: himself, by court order, or by a power of attorney. */
export const erklaerendeRollen = ['KLIENT', 'BETREUER', 'BEVOLLMAECHTIGTER'] as const
export type ErklaerendeRolle = (typeof erklaerendeRollen)[number]

export const widerrufWege = ['SCHRIFTLICH', 'MUENDLICH', 'ELEKTRONISCH'] as const
export type WiderrufWeg = (typeof widerrufWege)[number]

/** What a person reads before signing. German is what holds; English helps to understand. */
export interface EinwilligungText {
  version: number
  de: string
  en: string
}

const freiwillig = {
  de: 'Ich erkläre das freiwillig. Ich kann es jederzeit mit Wirkung für die Zukunft widerrufen, ohne dass mir ein Nachteil entsteht.',
  en: 'I declare this of my own free will. I can withdraw it at any time for the future, and will have no disadvantage by that.',
}
const text = (de: string, en: string, version = 1): EinwilligungText => ({
  version,
  de: `${de} ${freiwillig.de}`,
  en: `${en} ${freiwillig.en}`,
})

/** All versions, the newest last: an older one is never changed, because someone has signed it. */
export const einwilligungTexts: Record<EinwilligungArt, readonly [EinwilligungText, ...EinwilligungText[]]> = {
  EMPFANGSVOLLMACHT: [
    text(
      'Mein Pflegedienst darf Rezepte für mich abholen, in der von mir gewählten Apotheke einlösen und meine Arzneimittel und Hilfsmittel für mich annehmen.',
      'My nursing service may fetch prescriptions for me, redeem them at the pharmacy of my choice, and receive my medicines and aids for me.',
    ),
  ],
  SCHWEIGEPFLICHT_PRAXIS: [
    text(
      'Ich entbinde meine Arztpraxis und meinen Pflegedienst gegenseitig von der Schweigepflicht: Sie dürfen sich über meine Diagnosen, Arzneimittel und Befunde austauschen, soweit das für meine Versorgung nötig ist.',
      'I release my practice and my nursing service from confidentiality towards each other: they may share my diagnoses, medicines and findings as far as my care needs it.',
    ),
  ],
  SCHWEIGEPFLICHT_APOTHEKE: [
    text(
      'Ich entbinde meine Apotheke und meinen Pflegedienst gegenseitig von der Schweigepflicht: Sie dürfen sich über meine Arzneimittel, Allergien und Diagnosen austauschen, soweit das für meine Versorgung nötig ist.',
      'I release my pharmacy and my nursing service from confidentiality towards each other: they may share my medicines, allergies and diagnoses as far as my care needs it.',
    ),
  ],
  VORABINFO: [
    text(
      'Meine Apotheke darf schon vor dem Rezept erfahren, welche Arzneimittel für mich angefragt sind, damit sie sie rechtzeitig besorgen kann.',
      'My pharmacy may learn before the prescription which medicines were asked for me, so that it can get them in time.',
    ),
  ],
  DIREKTUEBERMITTLUNG_12A: [
    text(
      'Meine Arztpraxis darf meine Rezepte unmittelbar an die Apotheke geben, die meine Einrichtung versorgt (§ 12a Apothekengesetz).',
      'My practice may give my prescriptions directly to the pharmacy that supplies my home (§ 12a Apothekengesetz).',
    ),
  ],
  VERBLISTERUNG: [
    text(
      'Meine Apotheke darf meine Arzneimittel aus der Packung nehmen und nach Einnahmezeiten neu verpacken (verblistern).',
      'My pharmacy may take my medicines out of their packs and pack them anew by the time of taking (in blisters).',
    ),
  ],
  FOTO: [
    text(
      'Mein Pflegedienst darf Fotos von mir und von meinen Wunden machen und in meiner Akte aufbewahren, um den Verlauf zu dokumentieren.',
      'My nursing service may take photos of me and of my wounds and keep them in my record, to document how things go.',
    ),
  ],
  BENACHRICHTIGUNG_ANGEHOERIGE: [
    text(
      'Mein Pflegedienst darf die Angehörigen, die ich genannt habe, über Lieferungen, Termine und Änderungen in meiner Versorgung benachrichtigen.',
      'My nursing service may tell the relatives whom I have named about deliveries, appointments and changes in my care.',
    ),
  ],
}

export function currentText(art: EinwilligungArt): EinwilligungText {
  const texte = einwilligungTexts[art]
  return texte.at(-1) ?? texte[0]
}

/** The words of a version, or undefined when there was none such. */
export function textOfVersion(art: EinwilligungArt, version: number): EinwilligungText | undefined {
  return einwilligungTexts[art].find((one) => one.version === version)
}
