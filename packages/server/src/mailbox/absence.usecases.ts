/** Out of office. The text lies under the key of the absent person's house and is opened for those who could write to him. */
import type { MailAbsence } from '@dreiklang/domain/mailbox/absence.contract'
import type { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { absenceDocument } from '@dreiklang/domain/mailbox/mailbox.document'
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
import { type AbsenceRow, deleteAbsence, loadAbsence, loadAbsences, saveAbsence } from './absence.repository.ts'

type Contract = typeof mailboxContract

export function createAbsences(ports: Ports) {
  const seal = createRowSeal(ports, {
    tabelle: 'mail_absence',
    fields: absenceDocument,
    idOf: ({ personId }: Pick<AbsenceRow, 'personId'>) => personId,
  })

  async function open(rows: readonly AbsenceRow[]) {
    return (await seal.open(rows)).map(({ personId, from, until, text }) => ({ personId, from, until, text: text ?? '' }))
  }

  async function ownOf(db: Queryable, personId: string): Promise<MailAbsence | null> {
    const row = await loadAbsence(db, personId)
    const [absence] = row === null ? [] : await open([row])
    if (absence === undefined) return null
    const { from, until, text } = absence
    return { from, until, text }
  }

  return {
    absence: ({ akteur }: { akteur: Akteur }) => ownOf(onBehalfOfPerson(ports.database, akteur), akteur.personId),

    async saveAbsence({ akteur, body: { absence } }: CalledBy<Contract['saveAbsence']>): Promise<MailAbsence | null> {
      if (absence !== null && absence.until < absence.from) throw mailboxErrors.refuse('mailbox.abwesenheit_verkehrt')
      const { personId } = akteur
      const organisationId = ownOrganisation(akteur)
      await ports.database.transaction(contextOf(akteur), async (tx) => {
        if (absence === null) await deleteAbsence(tx, personId)
        else {
          const { from, until } = absence
          const sealed = await seal.seal(tx, { organisationId, klientId: null }, { personId, text: absence.text })
          await saveAbsence(tx, { personId, organisationId, from, until, ...sealed })
        }
        await audit(tx, akteur, {
          aktion: 'mailbox.saveAbsence',
          art: 'AENDERN',
          objektArt: 'MAIL',
          objektId: personId,
          felder: ['absence'],
        })
        await sendSignal(tx, { art: 'mailbox', an: [personId] })
      })
      return absence
    },

    async absences({ akteur }: { akteur: Akteur }) {
      const today = berlinDate(ports.clock.now().toISOString())
      return open(await loadAbsences(onBehalfOfPerson(ports.database, akteur), { personId: akteur.personId, today }))
    },

    /** For the person's own copy. */
    ofPerson: (db: Queryable, { personId }: Akteur) => ownOf(db, personId),
  }
}
