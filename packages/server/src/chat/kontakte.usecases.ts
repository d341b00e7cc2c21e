import { textParts } from '@dreiklang/domain/chat/chat'
import type { ChatContact, chatContract } from '@dreiklang/domain/chat/chat.contract'
import { chatErrors } from '@dreiklang/domain/chat/chat.errors'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { z } from 'zod'
import type { Ports } from '../ports.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import { isId } from './chatAnswer.ts'
import { loadHaus, loadKontakte, loadPages, loadSelf, loadTextsWithLinks } from './kontakte.repository.ts'
import { createSeal } from './seal.ts'

type Contract = typeof chatContract

export function createKontakte(ports: Ports) {
  const { geoeffnet } = createSeal(ports)
  const lesend = (akteur: Akteur) => onBehalfOfPerson(ports.database, akteur)

  return {
    sides: async (akteur: Akteur, bestellungId: string): Promise<z.input<Contract['sides']['answer']>> =>
      loadPages(lesend(akteur), akteur, bestellungId),

    contacts: async (akteur: Akteur): Promise<ChatContact[]> => loadKontakte(lesend(akteur), akteur, null),

    async contact(akteur: Akteur, kontaktId: string): Promise<z.input<Contract['contact']['answer']>> {
      const db = lesend(akteur)
      const [kontakt] = isId(kontaktId) ? await loadKontakte(db, akteur, kontaktId) : []
      const haus = kontakt === undefined ? null : await loadHaus(db, akteur, kontaktId)
      if (kontakt === undefined || haus === null) throw chatErrors.refuse('chat.kontakt_unbekannt')
      const nachrichten = await geoeffnet(await loadTextsWithLinks(db, akteur, kontaktId), 'de')
      const links = nachrichten.flatMap(({ value }) => textParts(value).flatMap((part) => (part.kind === 'link' ? [part.href] : [])))
      return {
        ...kontakt,
        details: {
          phoneNumbers: haus.telefon === null ? [] : [{ phoneNumber: haus.telefon, label: haus.name }],
          address: haus.adresse,
        },
        attachments: { links: [...new Set(links)] },
      }
    },

    async profile(akteur: Akteur): Promise<z.input<Contract['profile']['answer']>> {
      const selbst = await loadSelf(lesend(akteur), akteur)
      if (selbst === null) throw new Error('Somebody is signed in who does not exist')
      return selbst
    },
  }
}
