/** Out of office. The text lies under the key of the absent person's house and is opened for those who could write to him. */
import type { MailAway } from '@dreiklang/domain/mailbox/away.contract'
import type { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { awayDocument } from '@dreiklang/domain/mailbox/mailbox.document'
import { mailboxErrors } from '@dreiklang/domain/mailbox/mailbox.errors'
import { ownOrganisation } from '@dreiklang/domain/organisation/organisation.policy'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { Ports, Queryable } from '../ports.ts'
import { audit } from '../protokoll/protokoll.ts'
import { contextOf } from '../shared/context.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { CalledBy } from '../shared/route.ts'
import { sendSignal } from '../shared/signal.ts'
import { createRowSeal } from '../tresor/rowSeal.ts'
import { type AwayRow, deleteAway, loadAway, loadAwayPeople, saveAway } from './away.repository.ts'

type Contract = typeof mailboxContract

export function createAway(ports: Ports) {
  const seal = createRowSeal(ports, {
    tabelle: 'mail_away',
    fields: awayDocument,
    idOf: ({ personId }: Pick<AwayRow, 'personId'>) => personId,
  })

  async function open(rows: readonly AwayRow[]) {
    return (await seal.open(rows)).map(({ personId, from, until, text }) => ({ personId, from, until, text: text ?? '' }))
  }

  async function ownOf(db: Queryable, personId: string): Promise<MailAway | null> {
    const row = await loadAway(db, personId)
    const [away] = row === null ? [] : await open([row])
    if (away === undefined) return null
    const { from, until, text } = away
    return { from, until, text }
  }

  return {
    away: ({ akteur }: { akteur: Akteur }) => ownOf(onBehalfOfPerson(ports.database, akteur), akteur.personId),

    async saveAway({ akteur, body: { away } }: CalledBy<Contract['saveAway']>): Promise<MailAway | null> {
      if (away !== null && away.until < away.from) throw mailboxErrors.refuse('mailbox.abwesenheit_verkehrt')
      const { personId } = akteur
      const organisationId = ownOrganisation(akteur)
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        if (away === null) await deleteAway(tx, personId)
        else {
          const { from, until } = away
          const sealed = await seal.seal(tx, { organisationId, klientId: null }, { personId, text: away.text })
          await saveAway(tx, { personId, organisationId, from, until, ...sealed })
        }
        await audit(tx, akteur, {
          aktion: 'mailbox.saveAway',
          art: 'AENDERN',
          objektArt: 'MAIL',
          objektId: personId,
          felder: ['away'],
        })
        await sendSignal(tx, { art: 'mailbox', an: [personId] })
      })
      return away
    },

    async awayPeople({ akteur }: { akteur: Akteur }) {
      const today = berlinDate(ports.clock.now().toISOString())
      return open(await loadAwayPeople(onBehalfOfPerson(ports.database, akteur), { personId: akteur.personId, today }))
    },

    /** For the person's own copy. */
    ofPerson: (db: Queryable, { personId }: Akteur) => ownOf(db, personId),
  }
}
