/** What goes in is sealed before: no transaction stays open over other work. */
const name = 'dreiklang.unterwegs'

/** `schluessel`: by person. `tag`: one. `eintraege`: numbered in the order in which they were written. */
export const faecher = ['schluessel', 'tag', 'eintraege'] as const
type Fach = (typeof faecher)[number]

export class NoLager extends Error {
  constructor(cause: unknown) {
    super('Nothing can be kept on this device', { cause })
    this.name = 'KeinLager'
  }
}

const asPromise = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('schluessel')
    request.result.createObjectStore('tag')
    request.result.createObjectStore('eintraege', { keyPath: 'nr', autoIncrement: true })
  }
  return asPromise(request)
}

async function inDatabase<Value>(work: (db: IDBDatabase) => Promise<Value>): Promise<Value> {
  try {
    const db = await open()
    try {
      return await work(db)
    } finally {
      db.close()
    }
  } catch (error) {
    throw new NoLager(error)
  }
}

/** @throws NoLager: private window, no room, switched off */
export function readStore<Value>(fach: Fach, work: (fach: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  return inDatabase((db) => asPromise(work(db.transaction(fach, 'readonly').objectStore(fach))))
}

/** One transaction: all of it or nothing, and answered when it lies on the disk. @throws NoLager */
export function write(work: (fach: (name: Fach) => IDBObjectStore) => void): Promise<void> {
  return inDatabase(
    (db) =>
      new Promise((resolve, reject) => {
        const tx = db.transaction(faecher, 'readwrite', { durability: 'strict' })
        tx.oncomplete = () => resolve()
        tx.onabort = () => reject(tx.error)
        work((fach) => tx.objectStore(fach))
      }),
  )
}

/** Within the transaction: a row that is gone stays gone, and null leaves it as it is. */
export function changeIn<Row>(fach: IDBObjectStore, platz: number | string, change: (row: Row) => Row | null): void {
  const read: IDBRequest<Row | undefined> = fach.get(platz)
  read.onsuccess = () => {
    const neu = read.result === undefined ? null : change(read.result)
    // A store whose rows carry their number takes no other.
    if (neu !== null) fach.put(neu, ...(fach.keyPath === null ? [platz] : []))
  }
}
