import type { EreignisAnswer } from '@dreiklang/domain/bestellung/view.contract'

export interface EreignisGroup {
  art: string
  ereignisse: readonly [EreignisAnswer, ...EreignisAnswer[]]
}

/** One step raises the version by one and may write several rows, which form one entry. Newest first. */
export function group(ereignisse: readonly EreignisAnswer[]): EreignisGroup[] {
  const groups = new Map<string, [EreignisAnswer, ...EreignisAnswer[]]>()
  for (const ereignis of ereignisse) {
    const key = `${ereignis.version} ${ereignis.art} ${ereignis.am}`
    const gruppe = groups.get(key)
    if (gruppe === undefined) groups.set(key, [ereignis])
    else gruppe.push(ereignis)
  }
  return [...groups.values()].map((gruppe) => ({ art: gruppe[0].art, ereignisse: gruppe })).toReversed()
}
