/** What the parts of the sheet share: how a list changes, how its forms begin. */
import { type Blatt, blattSchema, vitalwert, wunde } from '@dreiklang/domain/dokumentation/blatt.contract'
import type { DokumentationAntwort } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import type { Schreibblatt } from './useBlatt.ts'

/** What every part of the sheet gets. */
export type Teil = Pick<Schreibblatt, 'blatt' | 'aendere'>

/** Whose record the caller's organisation keeps: only there lie photos. */
export const aktenKlient = ({ seite, besuch: { klient } }: DokumentationAntwort): string | null =>
  seite === 'PFLEGE' && klient !== null ? klient.id : null

/** For the list of what is missing: each field that it names has this id. */
export const feldId = (path: string) => `blatt-${path}`

/** In the place of the one with the same id, or at the end. */
export function anStelle<Eintrag extends { id: string }>(liste: readonly Eintrag[], neu: Eintrag): Eintrag[] {
  return liste.some(({ id }) => id === neu.id) ? liste.map((eines) => (eines.id === neu.id ? neu : eines)) : [...liste, neu]
}

export const ohne = <Eintrag extends { id: string }>(liste: readonly Eintrag[], weg: Eintrag): Eintrag[] =>
  liste.filter(({ id }) => id !== weg.id)

const sagtNichts = (wert: unknown): boolean => {
  if (typeof wert === 'string') return wert.trim() === ''
  return typeof wert === 'object' && wert !== null && !Array.isArray(wert) && Object.values(wert).every((teil) => teil === null)
}

/** Empty fields say nothing. */
export const ohneLeeres = (werte: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(werte).map(([name, wert]) => [name, sagtNichts(wert) ? null : wert]))

/** What the fields of a form hold: a text that says nothing is ''. */
type Formwerte<Eintrag> = { [Feld in keyof Eintrag]: Eintrag[Feld] | null }

const { zusaetzliche, medikation, anordnungen, folgen } = blattSchema.shape

type Zusaetzliche = Blatt['zusaetzliche'][number]
export const zusaetzlicheForm = (eine: Partial<Zusaetzliche>) => ({
  schema: zusaetzliche.element,
  werte: { id: crypto.randomUUID(), bezeichnung: '', quelle: null, ...eine } satisfies Formwerte<Zusaetzliche>,
})

type Gabe = Blatt['medikation']['gaben'][number]
export const gabeForm = ({ abweichung, ...eine }: Partial<Gabe>) => ({
  schema: medikation.shape.gaben.element,
  werte: {
    id: crypto.randomUUID(),
    bezeichnung: '',
    stand: 'GEGEBEN',
    rest: null,
    ...eine,
    abweichung: abweichung ?? '',
  } satisfies Formwerte<Gabe>,
})

type Anordnung = Blatt['anordnungen'][number]
export const anordnungForm = (eine: Partial<Anordnung>) => ({
  schema: anordnungen.element,
  werte: {
    id: crypto.randomUUID(),
    praxisId: null,
    arzt: '',
    weg: 'TELEFONISCH',
    am: new Date().toISOString(),
    wortlaut: '',
    vorgelesen: false,
    ...eine,
  } satisfies Formwerte<Anordnung>,
})

type Folge = Blatt['folgen'][number]
export const folgeForm = (eine: Partial<Folge>) => ({
  schema: folgen.element,
  werte: { id: crypto.randomUUID(), art: null, text: '', ...eine } satisfies Formwerte<Folge>,
})

type Wunde = Blatt['wunden'][number]
const keinGrund = { granulation: null, fibrin: null, nekrose: null, epithel: null }
export const wundForm = ({ grund, verband, ...eine }: Partial<Wunde>) => ({
  schema: wunde,
  werte: {
    id: crypto.randomUUID(),
    stelle: null,
    art: null,
    grad: null,
    laenge: null,
    breite: null,
    tiefe: null,
    exsudat: null,
    rand: null,
    geruch: null,
    infektionszeichen: [],
    fotos: [],
    ...eine,
    verband: verband ?? '',
    grund: grund ?? keinGrund,
  },
})

type Vitalwert = Blatt['vitalwerte'][number]
export const messForm = ({ ort, geraet, bemerkung, ...eine }: Vitalwert) => ({
  schema: vitalwert,
  werte: { ...eine, ort: ort ?? '', geraet: geraet ?? '', bemerkung: bemerkung ?? '' } satisfies Formwerte<Vitalwert>,
})
