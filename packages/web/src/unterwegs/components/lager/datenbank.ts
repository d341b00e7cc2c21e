/** The browser's database of this room, by promises. What goes in is sealed before: no transaction stays open over other work. */
const name = 'dreiklang.unterwegs'

/** `schluessel`: by person. `tag`: one. `eintraege`: numbered in the order in which they were written. */
export const faecher = ['schluessel', 'tag', 'eintraege'] as const
type Fach = (typeof faecher)[number]

/** Why nothing can be kept on this device. */
export class KeinLager extends Error {
  constructor(cause: unknown) {
    super('Nothing can be kept on this device', { cause })
    this.name = 'KeinLager'
  }
}

const alsPromise = <Wert>(anfrage: IDBRequest<Wert>): Promise<Wert> =>
  new Promise((resolve, reject) => {
    anfrage.onsuccess = () => resolve(anfrage.result)
    anfrage.onerror = () => reject(anfrage.error)
  })

function oeffne(): Promise<IDBDatabase> {
  const anfrage = indexedDB.open(name, 1)
  anfrage.onupgradeneeded = () => {
    anfrage.result.createObjectStore('schluessel')
    anfrage.result.createObjectStore('tag')
    anfrage.result.createObjectStore('eintraege', { keyPath: 'nr', autoIncrement: true })
  }
  return alsPromise(anfrage)
}

async function inDerDatenbank<Wert>(work: (db: IDBDatabase) => Promise<Wert>): Promise<Wert> {
  try {
    const db = await oeffne()
    try {
      return await work(db)
    } finally {
      db.close()
    }
  } catch (fehler) {
    throw new KeinLager(fehler)
  }
}

/** @throws KeinLager: private window, no room, switched off */
export function lies<Wert>(fach: Fach, work: (fach: IDBObjectStore) => IDBRequest<Wert>): Promise<Wert> {
  return inDerDatenbank((db) => alsPromise(work(db.transaction(fach, 'readonly').objectStore(fach))))
}

/** One transaction: all of it or nothing, and answered when it lies on the disk. @throws KeinLager */
export function schreibe(work: (fach: (name: Fach) => IDBObjectStore) => void): Promise<void> {
  return inDerDatenbank(
    (db) =>
      new Promise((resolve, reject) => {
        const tx = db.transaction(faecher, 'readwrite', { durability: 'strict' })
        tx.oncomplete = () => resolve()
        tx.onabort = () => reject(tx.error)
        work((fach) => tx.objectStore(fach))
      }),
  )
}

/** What lies at a place, changed in the transaction of the store; what is gone stays gone, and null leaves it as it is. */
export function aendereIn<Row>(fach: IDBObjectStore, platz: number | string, aendern: (row: Row) => Row | null): void {
  const lesen: IDBRequest<Row | undefined> = fach.get(platz)
  lesen.onsuccess = () => {
    const neu = lesen.result === undefined ? null : aendern(lesen.result)
    // A store whose rows carry their number takes no other.
    if (neu !== null) fach.put(neu, ...(fach.keyPath === null ? [platz] : []))
  }
}
