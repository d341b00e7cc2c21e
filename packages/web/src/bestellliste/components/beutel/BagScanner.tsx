import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { useEffectEvent, useLayoutEffect } from 'react'
import { call } from '../../../shared/apiClient.ts'
import { toastError, toastInfo } from '../../../ui/toast.tsx'
import { useBagTexts } from '../../bestellliste.texts.ts'
import { type BagWords, findOpenBag } from './openBag.ts'
import { readScan } from './scan.ts'
import { listenForScans } from './scanner.ts'

async function findByNummer(nummer: string): Promise<string | null> {
  const { zeilen } = await call(bestellungContract.list, { query: { suche: nummer } })
  return zeilen.find((row) => row.nummer === nummer)?.id ?? null
}

const isCovered = (): boolean => document.querySelector('[aria-modal="true"]') !== null

/** Hears the hand scanner on the whole page: a label opens its bag, and a pack is told to the bag that is open. */
export function BagScanner({ onOpen }: { onOpen: (bestellungId: string) => void }) {
  const t = useBagTexts()
  const say = (words: BagWords) => {
    const bag = findOpenBag()
    // What covers the page covers the band as well.
    if (bag === null || words === 'COVERED') toastInfo(t(`band.${words}`))
    else bag.say(words)
  }
  async function openByLabel(nummer: string) {
    const bag = findOpenBag()
    if (bag !== null && bag.isComplete() && !(await bag.prepare())) return
    if (bag !== null && bag.nummer === nummer) return
    const id = await findByNummer(nummer)
    if (id === null) say('UNKNOWN_LABEL')
    else onOpen(id)
  }
  const take = useEffectEvent((text: string) => {
    if (isCovered()) return say('COVERED')
    const scan = readScan(text)
    if (scan.art === 'UNREADABLE') return say('UNREADABLE')
    if (scan.art === 'LABEL') return void openByLabel(scan.nummer).catch(toastError)
    const bag = findOpenBag()
    if (bag === null) toastInfo(t('band.noBag'))
    else bag.takePack(scan.pack)
  })
  // Before it says that it listens.
  useLayoutEffect(() => listenForScans((text) => take(text)), [])
  return (
    <p className="unseen" role="status" data-scanner>
      {t('band.idle')}
    </p>
  )
}
