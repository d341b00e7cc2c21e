import { useTexts } from '../../../shared/i18n.ts'
import { DateField } from '../../../ui/DateField.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { schritteTexts } from '../../schritte.texts.ts'
import { useHeute } from '../useHeute.ts'
import classes from './Schritte.module.css'
import { SchrittDialog } from './SchrittDialog.tsx'
import type { SchrittProps } from './schrittFenster.ts'
import { useSchritt } from './useSchritt.ts'
import { geltendesProdukt, oderNull, offeneMenge } from './vorgaben.ts'

interface Werte {
  positionen: { menge: number | null; charge: string; verfall: string | null }[]
  geplantAm: string | null
  kontrolliertVon: string
}

/** E13: what goes into the bag; less than what is open leaves the rest open. */
export function BereitstellenDialog(schritt: SchrittProps) {
  const t = useTexts(schritteTexts)
  const heute = useHeute()
  const { handlung, bestellung, positionen, onFertig } = schritt
  const anfang: Werte = {
    positionen: positionen.map((position) => ({ menge: offeneMenge(position), charge: '', verfall: null })),
    geplantAm: null,
    kontrolliertVon: '',
  }
  const formular = useSchritt({
    handlung,
    bestellung,
    werte: anfang,
    abbild: ({ positionen: zeilen, geplantAm, kontrolliertVon }) => ({
      positionen: positionen.map(({ id }, i) => ({
        positionId: id,
        menge: zeilen[i]?.menge,
        charge: oderNull(zeilen[i]?.charge ?? ''),
        verfall: zeilen[i]?.verfall ?? null,
      })),
      geplantAm,
      kontrolliertVon: oderNull(kontrolliertVon),
    }),
    onFertig,
  })
  const { form, field } = formular
  return (
    <SchrittDialog schritt={schritt} formular={formular} gross>
      {positionen.map((position, i) => {
        const { bezeichnung } = geltendesProdukt(position)
        const rest = offeneMenge(position)
        return (
          <div key={position.id} className={classes.abschnitt} role="group" aria-label={bezeichnung}>
            <NumberField
              {...field(`positionen.${i}.menge`)}
              value={form.values.positionen[i]?.menge ?? null}
              label={t('bereitstellen.mengeVon', { bezeichnung })}
              description={t('bereitstellen.offen', { rest, soll: position.sollMenge })}
              required
              min={1}
              max={rest}
              allowDecimal={false}
            />
            <div className={classes.zwei}>
              <TextField {...field(`positionen.${i}.charge`)} label={t('feld.charge')} maxLength={40} autoComplete="off" />
              <DateField
                {...field(`positionen.${i}.verfall`)}
                value={form.values.positionen[i]?.verfall ?? null}
                label={t('feld.verfall')}
                minDate={heute}
              />
            </div>
          </div>
        )
      })}
      <DateField {...field('geplantAm')} value={form.values.geplantAm} label={t('feld.geplantAm')} minDate={heute} />
      <TextField {...field('kontrolliertVon')} label={t('feld.kontrolliertVon')} maxLength={120} />
    </SchrittDialog>
  )
}
