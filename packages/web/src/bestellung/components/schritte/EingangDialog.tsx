import { useTexts } from '../../../shared/i18n.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { schritteTexts } from '../../schritte.texts.ts'
import { SchrittDialog } from './SchrittDialog.tsx'
import type { SchrittProps } from './schrittFenster.ts'
import { useSchritt } from './useSchritt.ts'

/** E16, with the pack scanned by those who want to be sure: a hand scanner types like a keyboard. */
export function EingangDialog(schritt: SchrittProps) {
  const t = useTexts(schritteTexts)
  const { handlung, bestellung, positionen, onFertig } = schritt
  const formular = useSchritt({
    handlung,
    bestellung,
    werte: { pzn: positionen.map(() => '') },
    abbild: ({ pzn }) => ({
      positionIds: positionen.map(({ id }) => id),
      gescannt: positionen.flatMap(({ id }, i) =>
        pzn[i] === undefined || pzn[i].trim() === '' ? [] : [{ positionId: id, pzn: pzn[i].trim() }],
      ),
    }),
    onFertig,
  })
  const pruefbare = positionen
    .map((position, i) => ({ position, i }))
    .filter(({ position }) => position.abgaben.some(({ produkt }) => produkt.pzn !== null))
  return (
    <SchrittDialog schritt={schritt} formular={formular} hinweis={t('eingang.text')}>
      {pruefbare.map(({ position, i }) => (
        <TextField
          {...formular.field(`pzn.${i}`)}
          key={position.id}
          label={t('feld.gescannt', { bezeichnung: position.produkt.bezeichnung })}
          description={t('feld.gescanntHinweis')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
      ))}
    </SchrittDialog>
  )
}
