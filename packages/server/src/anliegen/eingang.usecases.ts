/** Answers never reveal what is known about the sender or a Klient. */
import { type AnliegenArt, aufbewahrungDays, numberOf } from '@dreiklang/domain/anliegen/anliegen'
import type { FrageBody } from '@dreiklang/domain/anliegen/anliegen.contract'
import { anliegenErrors } from '@dreiklang/domain/anliegen/anliegen.errors'
import { aufgabeOf, validMs, minMs, nullBits, schwereAt } from '@dreiklang/domain/anliegen/nachweis'
import { sharedErrors } from '@dreiklang/domain/shared/shared.errors'
import { z } from 'zod'
import { createDateien } from '../datei/datei.ts'
import { loadOwn } from '../organisation/organisation.repository.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { unseal, seal } from '../shared/seal.ts'
import type { Language } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import type { Tresor } from '../tresor/tresor.ts'
import { createAskerMail } from './askerMail.ts'
import { fachFor } from './content.ts'
import { insertAnliegen, fold, loadAbdruck, forgetAnliegen, forgetNetworks, countEingang } from './eingang.repository.ts'
import { type Formular, loadFormularAt } from './formular.repository.ts'
import type { Fotos } from './fotos.usecases.ts'

const form = z.strictObject({ zweck: z.literal('anliegen'), id: z.uuid(), organisationId: z.uuid(), amMs: z.int(), schwere: z.int() })
/** The sealed proof-of-work task that a form carries; nothing about it is stored. Its `id` becomes the request's, so that a form sent twice is one request. */
type Marke = z.infer<typeof form>

async function writeMarke({ tokenSecret }: Pick<Ports, 'tokenSecret'>, marke: Omit<Marke, 'zweck'>): Promise<string> {
  return seal(JSON.stringify({ zweck: 'anliegen', ...marke }), tokenSecret)
}

/** Null for a token this server did not issue. */
async function readMarke({ tokenSecret }: Pick<Ports, 'tokenSecret'>, text: string): Promise<Marke | null> {
  try {
    return form.parse(JSON.parse(await unseal(text, tokenSecret)))
  } catch {
    return null
  }
}

const hourMs = 3_600_000
const tagMs = 24 * hourMs
/** Per hour: from one network, which may be a home with many people, and to one organisation. */
const most = { netz: 10, organisation: 120 } as const

export interface EingangWege {
  netzVon(adresse: string): string
  /** Makes submissions comparable without being readable in the database. */
  schluessel: Promise<CryptoKey>
  meldeTeam(tx: Queryable, organisationId: string, art: AnliegenArt): Promise<void>
}

interface Gesendet {
  adresse: string
  body: FrageBody
  von: string
  sprache: Language
}

/** @throws the refusals of a form that no current person can have filled in */
function checkMarke(marke: Marke | null, { organisationId }: Formular, { body, nowMs }: Pick<Gesendet, 'body'> & { nowMs: number }): Marke {
  if (marke === null || marke.organisationId !== organisationId) throw anliegenErrors.refuse('anliegen.nachweis_falsch')
  const alterMs = nowMs - marke.amMs
  if (alterMs > validMs) throw anliegenErrors.refuse('anliegen.abgelaufen')
  if (alterMs < minMs) {
    throw anliegenErrors.refuse('anliegen.zu_schnell', { angaben: { sekunden: Math.ceil((minMs - alterMs) / 1000) } })
  }
  if (nullBits(aufgabeOf(body.marke), body.loesung) < marke.schwere) throw anliegenErrors.refuse('anliegen.nachweis_falsch')
  return marke
}

interface GeprueftSent extends Gesendet {
  bilder: readonly Uint8Array[]
  mayWrite: boolean
}

export function createPublicFormular(
  ports: Ports,
  { tresor, fotos, wege }: { tresor: Tresor; fotos: Pick<Fotos, 'nimm'>; wege: EingangWege },
) {
  const dateien = createDateien(ports)
  const askerMail = createAskerMail(ports, tresor)
  const jetztMs = () => ports.clock.now().getTime()
  const vor = (ms: number) => new Date(jetztMs() - ms).toISOString()
  const system = onBehalfOf(ports.database, systemContext)

  async function abdruckOf(...parts: string[]): Promise<Uint8Array> {
    return new Uint8Array(await crypto.subtle.sign('HMAC', await wege.schluessel, new TextEncoder().encode(parts.join('\n'))))
  }

  async function formularAt(adresse: string): Promise<Formular> {
    const formular = await loadFormularAt(system, adresse, ports.clock.now().toISOString())
    if (formular === null || formular.stand === 'AUS') throw sharedErrors.refuse('nicht_gefunden')
    return formular
  }

  const networkOf = (from: string) => abdruckOf('netz', wege.netzVon(from))

  /** @throws zu_viele_anfragen when the organisation received too many in the last hour */
  async function checkMenge(db: Queryable, organisationId: string, netz: Uint8Array): Promise<number> {
    const eingang = await countEingang(db, { organisationId, netz, seit: vor(hourMs) })
    const full = (['netz', 'organisation'] as const).filter((of) => eingang[of] >= most[of])
    if (full.length === 0) return eingang.organisation
    const againMs = Math.max(...full.map((of) => Date.parse(eingang[`${of}Ab`] ?? vor(0)) + hourMs))
    throw sharedErrors.refuse('zu_viele_anfragen', { angaben: { sekunden: Math.ceil((againMs - jetztMs()) / 1000) } })
  }

  async function accept(
    tx: Queryable,
    { id, organisationId }: Marke,
    { body, von, sprache, bilder, mayWrite }: GeprueftSent,
  ): Promise<string> {
    const { art, wer, ...content } = body.frage
    const klartext = JSON.stringify(content)
    const [abdruck, netz] = await Promise.all([abdruckOf('inhalt', organisationId, art, wer, klartext, ...body.fotos), networkOf(von)])
    const known = await loadAbdruck(tx, organisationId, id)
    if (known !== null) {
      // The answer was lost on the way; different text under the same task is a new request.
      if (known.every((byte, i) => byte === abdruck[i])) return id
      throw anliegenErrors.refuse('anliegen.abgelaufen')
    }
    const lastHour = await checkMenge(tx, organisationId, netz)
    const am = ports.clock.now().toISOString()
    const gefaltet = await fold(tx, { organisationId, id, abdruck, am })
    if (gefaltet !== null) return gefaltet
    const gesiegelt = await tresor.seal(tx, fachFor(organisationId, id), klartext)
    const dateiIds: string[] = []
    for (const [i, bytes] of bilder.entries()) {
      const file = { organisationId, klientId: null, name: `Foto ${i + 1}.jpg`, mediaType: 'image/jpeg', bytes, personId: null } as const
      dateiIds.push(await dateien.lege(tx, file))
    }
    await insertAnliegen(tx, { organisationId, id, art, wer, inhalt: gesiegelt, abdruck, netz, am, fotos: dateiIds, sprache })
    await audit(tx, null, { aktion: 'anliegen.send', art: 'AENDERN', objektArt: 'ANLIEGEN', objektId: id, organisationId })
    await sendSignal(tx, { art: 'anliegen', an: [organisationId] })
    const { email: an } = content
    if (mayWrite && an !== null) await askerMail.tellReceived(tx, { an, sprache, id, organisationId })
    if (lastHour === 0) await wege.meldeTeam(tx, organisationId, art)
    return id
  }

  const inOne = (marke: Marke, sent: GeprueftSent) => ports.database.transaction(systemContext, (tx) => accept(tx, marke, sent))

  return {
    async openForm(adresse: string) {
      const formular = await formularAt(adresse)
      const { organisationId, stand, arten, hinweis } = formular
      const [organisation, { organisation: lastHour }] = await Promise.all([
        loadOwn(system, organisationId),
        countEingang(system, { organisationId, netz: null, seit: vor(hourMs) }),
      ])
      if (organisation === null) throw sharedErrors.refuse('nicht_gefunden')
      const schwere = schwereAt(lastHour)
      return {
        adresse: formular.adresse,
        name: organisation.name,
        ort: organisation.adresse.ort,
        telefon: organisation.telefon,
        offen: stand === 'OFFEN',
        arten,
        hinweis,
        marke: await writeMarke(ports, { id: ports.newId(), organisationId, amMs: jetztMs(), schwere }),
        schwere,
      }
    },

    async send(sent: Gesendet): Promise<{ nummer: string }> {
      const { body, adresse } = sent
      const formular = await formularAt(adresse)
      if (formular.stand !== 'OFFEN') throw anliegenErrors.refuse('anliegen.geschlossen')
      const marke = checkMarke(await readMarke(ports, body.marke), formular, { body, nowMs: jetztMs() })
      if (!formular.arten.includes(body.frage.art)) throw anliegenErrors.refuse('anliegen.art_nicht_angeboten')
      // Only bots see this field. They learn nothing from the answer.
      if (body.webseite !== '') return { nummer: numberOf(marke.id) }
      const isNew = (await loadAbdruck(system, marke.organisationId, marke.id)) === null
      if (body.fotos.length > 0 && isNew) await checkMenge(system, marke.organisationId, await networkOf(sent.von))
      const bilder = await fotos.nimm(body.fotos)
      const geprueft = { ...sent, bilder, mayWrite: isNew && (await askerMail.mayWrite(body.frage.email, sent.von)) }
      try {
        return { nummer: numberOf(await inOne(marke, geprueft)) }
      } catch (error) {
        // The same request arrived concurrently and won: now it is known.
        if (!(error instanceof ConstraintViolation)) throw error
        return { nummer: numberOf(await inOne(marke, geprueft)) }
      }
    },
  }
}

/** Clock job: requests are deleted ninety days after the last activity, the sender's network after a day. */
export async function forgetOldAnliegen(ports: Ports): Promise<void> {
  const { database, clock } = ports
  const dateien = createDateien(ports)
  const vor = (ms: number) => new Date(clock.now().getTime() - ms).toISOString()
  await database.transaction(systemContext, async (tx) => {
    await forgetNetworks(tx, vor(tagMs))
    const weg = await forgetAnliegen(tx, vor(aufbewahrungDays * tagMs))
    for (const { organisationId, fotos } of weg) {
      for (const dateiId of fotos) await dateien.delete(tx, { organisationId, dateiId })
    }
    await audit(
      tx,
      null,
      weg.map(({ id, organisationId }) => ({
        aktion: 'anliegen.vergiss',
        art: 'AENDERN',
        objektArt: 'ANLIEGEN',
        objektId: id,
        organisationId,
      })),
    )
  })
}
