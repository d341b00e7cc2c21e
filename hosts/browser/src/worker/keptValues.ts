export interface KeptValues {
  get<Value>(name: string): Promise<Value | undefined>
  set(name: string, value: unknown): Promise<void>
  delete(name: string): Promise<void>
}

const storeName = 'werte'

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'))
  })
}

export async function openKeptValues(name = 'dreiklang.uebung'): Promise<KeptValues> {
  const opening = indexedDB.open(name, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
  const database = await done(opening)
  const store = (mode: IDBTransactionMode) => database.transaction(storeName, mode, { durability: 'strict' }).objectStore(storeName)
  const written = async (change: (to: IDBObjectStore) => void) => {
    const to = store('readwrite')
    change(to)
    await new Promise<void>((resolve, reject) => {
      to.transaction.oncomplete = () => resolve()
      to.transaction.onabort = () => reject(to.transaction.error ?? new Error('IndexedDB gave up'))
    })
  }
  return {
    get: (key) => done(store('readonly').get(key)),
    set: (key, value) => written((to) => to.put(value, key)),
    delete: (key) => written((to) => to.delete(key)),
  }
}
