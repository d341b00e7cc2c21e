import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useBegriffeTexts, useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { useDosierung } from '../../bestellung/components/dosierung.ts'
import { StatusBadge } from '../../ui/feedback.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { dreiwegOf, type DreiwegField, type DreiwegRow, isChanged } from './dreiweg.ts'
import classes from './Dreiweg.module.css'

/** Every difference is also stated in words. */
export function Dreiweg({ position }: { position: PositionAnswer }) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const dosierung = useDosierung()
  const rows = dreiwegOf(position, dosierung(position.dosierung))
  const changed = isChanged(rows)
  const { rezept, austausch } = position
  return (
    <details className={classes.rahmen} open={changed}>
      <summary>
        {t('dreiweg.titel')} {changed && <Geaendert />}
      </summary>
      {rezept?.geaendert === true && rezept.aenderungGrund !== null && <p>{t('dreiweg.grund', { grund: rezept.aenderungGrund })}</p>}
      {austausch !== null && (
        <p>
          {t('dreiweg.austausch', {
            fall: b(`austauschFall.${austausch.fall}`),
            produkt: austausch.produkt.bezeichnung,
            begruendung: austausch.begruendung,
          })}
        </p>
      )}
      <div className={classes.kopf} aria-hidden>
        <span />
        <span>{t('dreiweg.angefordert')}</span>
        <span>{t('dreiweg.verordnet')}</span>
        <span>{t('dreiweg.geliefert')}</span>
      </div>
      <dl>
        {rows.map((row) => (
          <Zeile key={row.merkmal} zeile={row} />
        ))}
      </dl>
    </details>
  )
}

function Zeile({ zeile: { merkmal, angefordert, verordnet, geliefert } }: { zeile: DreiwegRow }) {
  const t = useBlattTexts()
  const gesagte = new Set([angefordert, verordnet?.text, geliefert?.text].filter((text) => text !== undefined && text !== null))
  return (
    <div className={classes.zeile} data-gleich={gesagte.size === 1 || undefined}>
      <dt>{t(`dreiweg.zeile.${merkmal}`)}</dt>
      <dd>
        <span className={classes.spalte}>{t('dreiweg.angefordert')}: </span>
        {angefordert ?? '–'}
      </dd>
      <Field name={t('dreiweg.verordnet')} feld={verordnet} />
      <Field name={t('dreiweg.geliefert')} feld={merkmal === 'dosierung' ? { text: '–', geaendert: false } : geliefert} />
    </div>
  )
}

function Field({ name, feld }: { name: string; feld: DreiwegField | null }) {
  const t = useBlattTexts()
  return (
    <dd data-geaendert={feld?.geaendert || undefined}>
      <span className={classes.spalte}>{name}: </span>
      {feld === null ? <span className={classes.nichts}>{t('dreiweg.nochNicht')}</span> : feld.text}
      {feld?.geaendert === true && <Geaendert />}
    </dd>
  )
}

function Geaendert() {
  const t = useBlattTexts()
  return (
    <>
      <VisuallyHidden> </VisuallyHidden>
      <StatusBadge tone="warning" icon={<IconArrowsExchange size={16} />}>
        {t('dreiweg.geaendert')}
      </StatusBadge>
    </>
  )
}
