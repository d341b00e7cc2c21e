import { z } from 'zod'
import { rollenOfSeite } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'
import { zielbereich } from './dokumentation.contract.ts'
import { verlaufswert } from './mitgabe.document.ts'
import { isPossible, vitalTable } from './vitalwerte.ts'
import { enden, zielDocument } from './zielbereich.document.ts'

/** Days that a look back can take. */
export const rueckblicke = ['30', '90', '365'] as const
export type Rueckblick = (typeof rueckblicke)[number]

const params = z.strictObject({ klientId: id })
const beide = { kind: 'signed-in', rollen: [...rollenOfSeite.PFLEGE, ...rollenOfSeite.ARZT], relation: 'participant' } as const
const praxis = { kind: 'signed-in', rollen: rollenOfSeite.ARZT, relation: 'participant' } as const

const document = shapeOf(zielDocument)

/** What the doctor says: one end at least, both possible, the lower one first. */
export const zielAngaben = z
  .strictObject({
    art: document.art,
    von: document.von,
    bis: document.bis,
    von2: document.von2,
    bis2: document.bis2,
    gueltigAb: document.gueltigAb,
    gueltigBis: document.gueltigBis,
  })
  .superRefine((angaben, ctx) => {
    const { art, von, bis, von2, bis2, gueltigAb, gueltigBis } = angaben
    const { zweite, ...erste } = vitalTable[art]
    const wrong = (field: keyof typeof angaben, message: string) => ctx.addIssue({ code: 'custom', message, path: [field] })
    if (enden.every((field) => angaben[field] === null)) wrong('von', 'pflicht')
    for (const field of enden) {
      const value = angaben[field]
      const istSecond = field.endsWith('2')
      if (value === null) continue
      if (istSecond && zweite === null) wrong(field, 'falsch')
      else if (!isPossible(value, { grenzen: istSecond && zweite !== null ? zweite.grenzen : erste.grenzen, stellen: erste.stellen }))
        wrong(field, 'messwert')
    }
    if (von !== null && bis !== null && von > bis) wrong('bis', 'bereich')
    if (von2 !== null && bis2 !== null && von2 > bis2) wrong('bis2', 'bereich')
    if (gueltigBis !== null && gueltigBis < gueltigAb) wrong('gueltigBis', 'zeitraum')
  })
export type ZielAngaben = z.infer<typeof zielAngaben>

export const vitalverlauf = z.strictObject({
  klient: z.strictObject({ vorname: plain.name, nachname: plain.name }),
  von: isoDate,
  bis: isoDate,
  werte: z.array(verlaufswert),
  /** False: there are more sheets than one look can take, and the oldest are left out. */
  vollstaendig: z.boolean(),
  ziele: z.array(zielbereich.extend({ eigener: z.boolean() })),
  setzen: z.union([z.literal(true), plain.code]),
})
export type Vitalverlauf = z.infer<typeof vitalverlauf>

export const zielbereichContract = {
  read: defineCall('GET /api/klienten/:klientId/vitalwerte', {
    id: 'dokumentation.vitalverlauf',
    summary: 'What was measured at a Klient over time, with the ranges of his doctors; reading it is written down',
    access: beide,
    params,
    query: z.strictObject({ tage: z.enum(rueckblicke).default('90') }),
    answer: vitalverlauf,
  }),
  set: defineCall('POST /api/klienten/:klientId/zielbereiche', {
    id: 'dokumentation.zielSetzen',
    summary: 'A doctor of a practice that treats the Klient sets a range of his own; the former one of the practice ends the day before',
    access: praxis,
    params,
    body: zielAngaben,
    answer: z.strictObject({ id }),
    status: 201,
    idempotent: true,
    errors: ['dokumentation.ziel_nur_arzt', 'dokumentation.ziel_vergangen'],
  }),
  end: defineCall('POST /api/klienten/:klientId/zielbereiche/:zielbereichId/beenden', {
    id: 'dokumentation.zielBeenden',
    summary: 'From today on the range holds no more; what it said before stays',
    access: praxis,
    params: params.extend({ zielbereichId: id }),
    answer: z.strictObject({ gueltigBis: isoDate }),
    idempotent: true,
    errors: ['dokumentation.ziel_nur_arzt', 'dokumentation.ziel_beendet'],
  }),
} as const
