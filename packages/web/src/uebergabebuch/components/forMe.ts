import type { UebergabeInBook } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'

type Known = Pick<UebergabeInBook, 'personId' | 'uebergebenAm' | 'gelesen'>

/** Whether somebody still has to read it, or to read what was added since. */
export const isForMe = ({ personId, uebergebenAm, gelesen }: Known, me: string): boolean =>
  uebergebenAm !== null && personId !== me && !gelesen.some((one) => one.personId === me && !one.vorNachtrag)
