/** What no list of orders shows: each catalogue comes with the screen that needs it. */
import { defineTexts } from '../shared/i18n.ts'

/** What a practice or a pharmacy keeps for itself. */
export const useAbschriftenTexts = defineTexts('bestellung-abschriften', {
  de: () => import('./abschriften.texts.de.ts'),
  en: () => import('./abschriften.texts.en.ts'),
})

/** What is shown of the record of the Klient. */
export const useEinblickTexts = defineTexts('bestellung-einblick', {
  de: () => import('./einblick.texts.de.ts'),
  en: () => import('./einblick.texts.en.ts'),
})

export const useEreignisseTexts = defineTexts('bestellung-ereignisse', {
  de: () => import('./ereignisse.texts.de.ts'),
  en: () => import('./ereignisse.texts.en.ts'),
})

/** What is said of a pack when it has come. */
export const useEingangTexts = defineTexts('bestellung-eingang', {
  de: () => import('./eingang.texts.de.ts'),
  en: () => import('./eingang.texts.en.ts'),
})

export const useRezeptTexts = defineTexts('bestellung-rezept', {
  de: () => import('./rezept.texts.de.ts'),
  en: () => import('./rezept.texts.en.ts'),
})

/** What comes after something was handed over. */
export const useDanachTexts = defineTexts('bestellung-danach', {
  de: () => import('./danach.texts.de.ts'),
  en: () => import('./danach.texts.en.ts'),
})

export const useNeuTexts = defineTexts('bestellung.neu', { de: () => import('./neu.texts.de.ts'), en: () => import('./neu.texts.en.ts') })

export const useWahlTexts = defineTexts('bestellung.wahl', {
  de: () => import('./wahl.texts.de.ts'),
  en: () => import('./wahl.texts.en.ts'),
})

export const useHkpTexts = defineTexts('bestellung.hkp', { de: () => import('./hkp.texts.de.ts'), en: () => import('./hkp.texts.en.ts') })

/** What the Klient pays of it, from packing to the door. */
export const useZuzahlungTexts = defineTexts('bestellung-zuzahlung', {
  de: () => import('./zuzahlung.texts.de.ts'),
  en: () => import('./zuzahlung.texts.en.ts'),
})

/** An order beside the plan of medicines. */
export const usePlanTexts = defineTexts('bestellung-plan', {
  de: () => import('./plan.texts.de.ts'),
  en: () => import('./plan.texts.en.ts'),
})
