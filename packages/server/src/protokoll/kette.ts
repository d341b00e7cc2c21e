/** The newest link of each chain is kept outside the database: in a file hourly and at shutdown, and by mail once a day. */
import { queueMail, type Mail } from '../mail/mail.usecases.ts'
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { loadHeads, loadHead, takeTagespost, cleanUpProtokoll, chainOpen } from './kette.repository.ts'

/** In both languages: who operates the server has said an address and no language. */
function kopfMail({ an, am, zeilen }: { an: string; am: string; zeilen: string }): Mail {
  const text = [
    `Die unterschriebenen Köpfe des Protokolls vom ${am}, einer für jede Organisation. Bewahren Sie diese Mail auf: Wer das Protokoll später neu schreibt, passt nicht mehr dazu. Prüfen: npm run audit:verify -- --head <Datei mit dieser Mail>`,
    `The signed heads of the audit trail of ${am}, one for each organisation. Keep this mail: a trail that somebody writes anew later does not fit it. To verify: npm run audit:verify -- --head <file with this mail>`,
    zeilen,
  ]
  return { an, betreff: `Dreiklang: Köpfe des Protokolls ${am.slice(0, 10)}`, text: text.join('\n\n') }
}

export interface Kette {
  /** All actions that can be read now are links when it answers, unless another process is at it. */
  chain(): Promise<void>
  /** The newest link of a chain with all that can be read now, as a signed line; null before the first link. */
  kopf(organisationId: string): Promise<string | null>
  /** Once an hour: heads are kept and, when a day is over, mailed; old actions are let go. */
  tick(): Promise<void>
  close(): Promise<void>
}

const schubSize = 1_000
const hourMs = 3_600_000

export function createKette({ database, clock, log, auditHeads }: Pick<Ports, 'database' | 'clock' | 'log' | 'auditHeads'>): Kette {
  const db = onBehalfOf(database, systemContext)
  const gesichert = new Map<string, string>()
  let zuletztMs = Number.NEGATIVE_INFINITY
  let running: Promise<void> | null = null

  async function arbeite(): Promise<void> {
    while ((await chainOpen(db, schubSize)) === schubSize);
  }

  function chain(): Promise<void> {
    running ??= arbeite().finally(() => {
      running = null
    })
    return running
  }

  async function sichere(): Promise<void> {
    await chain()
    const am = clock.now().toISOString()
    const added = (await loadHeads(db)).filter(({ organisationId, hash }) => gesichert.get(organisationId) !== hash)
    if (added.length === 0) return
    await auditHeads.append(added.map((kopf) => ({ ...kopf, am })))
    for (const { organisationId, hash } of added) gesichert.set(organisationId, hash)
  }

  async function send(): Promise<void> {
    const { mailTo: an, sign } = auditHeads
    if (an === null) return
    await database.transaction(systemContext, async (tx) => {
      const am = clock.now().toISOString()
      if (!(await takeTagespost(tx, am))) return
      const koepfe = await loadHeads(tx)
      if (koepfe.length > 0) await queueMail(tx, kopfMail({ an, am, zeilen: sign(koepfe.map((kopf) => ({ ...kopf, am }))) }))
    })
  }

  const takt = setInterval(() => {
    // The next second retries; what is open stays open.
    chain().catch((error: unknown) => log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'audit trail not chained'))
  }, 1_000)

  return {
    chain,
    async kopf(organisationId) {
      await chain()
      const kopf = await loadHead(db, organisationId)
      return kopf && auditHeads.sign([{ ...kopf, am: clock.now().toISOString() }])
    },
    async tick() {
      if (clock.now().getTime() - zuletztMs < hourMs) return
      await sichere()
      await send()
      await cleanUpProtokoll(db)
      zuletztMs = clock.now().getTime()
    },
    async close() {
      clearInterval(takt)
      try {
        await sichere()
      } catch (error) {
        // What is not kept now is kept by the next start; an unavailable database must not delay the shutdown.
        log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'heads of the audit trail not kept')
      }
    },
  }
}
