/** For the access matrix: what the calls of the apps are asked with. */
import { niemandsId } from './bestellung/angaben.fixtures.ts'
import { type Anfragen, next } from './zugriffZiel.fixtures.ts'

const usualShortcut = '5c000000-0000-4000-8000-000000000007'

export const anfragenOfApps: Anfragen = {
  'chat.list': () => ({}),
  'chat.read': ({ bestellungId }) => ({ query: { id: bestellungId } }),
  'chat.update': ({ bestellungId }) => ({ body: { id: bestellungId, chat: { muted: true } } }),
  'chat.start': ({ bestellungId }) => ({ body: { bestellungId, seite: 'PFLEGE' } }),
  'chat.send': ({ bestellungId, personId }) => ({ body: { id: personId, chatId: bestellungId, value: 'Guten Morgen' } }),
  'chat.edit': ({ bestellungId, personId }) => ({ body: { id: personId, chatId: bestellungId, value: 'Guten Tag' } }),
  'chat.withdraw': ({ bestellungId, personId }) => ({ query: { id: personId, chatId: bestellungId } }),
  'chat.markRead': ({ bestellungId, personId }) => ({ body: { chatId: bestellungId, messageId: personId } }),
  'chat.sides': ({ bestellungId }) => ({ query: { bestellungId } }),
  'chat.contacts': () => ({}),
  'chat.contact': ({ personId }) => ({ query: { id: personId } }),
  'chat.profile': () => ({}),
  'kontakt.all': () => ({}),
  'kontakt.search': () => ({ query: { query: 'a' } }),
  'kontakt.read': () => ({ query: { id: niemandsId } }),
  'kontakt.create': () => ({}),
  'kontakt.update': () => ({ body: { id: niemandsId, contact: { name: 'x' } } }),
  'kontakt.remove': () => ({ query: { id: niemandsId } }),
  'kontakt.restore': () => ({ body: { id: niemandsId } }),
  'kontakt.countries': () => ({}),
  'kontakt.tags': () => ({}),
  'kontakt.createTag': () => ({ body: { tag: { title: `Stichwort ${next()}` } } }),
  'kontakt.updateTag': () => ({ body: { id: niemandsId, tag: { title: 'x' } } }),
  'kontakt.removeTag': () => ({ query: { id: niemandsId } }),
  'kontakt.setAvatar': () => ({ query: { id: niemandsId } }),
  'kontakt.readAvatar': () => ({ params: { kontaktId: niemandsId } }),
  'kontakt.own': () => ({}),
  'kontakt.favourite': () => ({ body: { id: niemandsId, favourite: true } }),
  'kontakt.used': () => ({ body: { id: niemandsId } }),
  'kontakt.list': () => ({}),
  'kontakt.export': () => ({}),
  'kontakt.import': ({ personId }) => ({
    body: {
      id: personId,
      contacts: [
        { name: 'x', emails: [], phoneNumbers: [], title: null, company: null, birthday: null, address: null, notes: null, tags: [] },
      ],
    },
  }),
  'kontakt.undoImport': () => ({ query: { id: niemandsId } }),
  'kontakt.merge': ({ personId }) => ({
    body: {
      id: personId,
      version: 1,
      other: { id: niemandsId, version: 1 },
      avatarOf: personId,
      contact: {
        name: 'x',
        emails: [],
        phoneNumbers: [],
        title: null,
        company: null,
        birthday: null,
        address: null,
        notes: null,
        tags: [],
      },
    },
  }),
  'kontakt.undoMerge': () => ({ body: { id: niemandsId } }),
  'shortcut.list': () => ({}),
  'shortcut.create': () => ({ body: { shortcut: { label: 'Notdienst', icon: 'phone', link: 'tel:+49800228', useRouter: false } } }),
  'shortcut.update': () => ({ body: { id: usualShortcut, shortcut: { label: 'Mein Konto' } } }),
  'shortcut.sort': () => ({ body: { ids: [usualShortcut] } }),
  'shortcut.remove': () => ({ query: { id: usualShortcut } }),
}
