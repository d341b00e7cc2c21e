/** Why a series is lies sealed in it, and once more in each of its visits: both are opened where they are compared. */
import type { Hausbesuch } from '@dreiklang/domain/hausbesuch/hausbesuch.document'
import { serienAngaben } from '@dreiklang/domain/serie/serie.contract'
import { namesOfWords } from '@dreiklang/domain/shared/words'
import { createBesuchSeal } from '../hausbesuch/seal.ts'
import type { Ports, Queryable } from '../ports.ts'
import { type Words, createTextSeal, isSealedText } from '../tresor/textSeal.ts'

const words: Words = { tabelle: 'besuchsserie', felder: namesOfWords(serienAngaben), isCode: () => false }

/** False for one that was written before it was sealed: the clock does that. */
export const isSealed = (what: unknown): boolean => isSealedText(what, words)

export function createSerienSeal(ports: Ports) {
  const besuche = createBesuchSeal(ports)
  return {
    ...createTextSeal(ports, words),

    /** Copies that say in the clear why they are, to be compared and not to be kept. Inside a transaction only with that of the system. */
    async readable(instanzen: readonly Hausbesuch[], db?: Queryable): Promise<Hausbesuch[]> {
      const texte = instanzen.map(({ id, anlass }) => ({ id, what: { anlass } }))
      const opened = await besuche.openedAll(texte, { sprache: 'de', ...(db && { db }) })
      return instanzen.map((besuch, i) => ({ ...besuch, ...opened[i] }))
    },
  }
}
