import { einheitOf } from '@dreiklang/domain/bestellung/austausch'
import { isEnd } from '@dreiklang/domain/bestellung/bestellung'
import { findPrescribedDosierung } from '@dreiklang/domain/bestellung/inForce'
import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { useDarreichungsform } from '../../bestellung/components/darreichungsform.ts'
import { useMenge } from '../../bestellung/components/menge.ts'
import { useDosierung } from '../../bestellung/components/dosierung.ts'
import { StatusBadge } from '../../ui/feedback.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import classes from './Dreiweg.module.css'

/** What was asked for, prescribed and dispensed, in the words of the screen. */
export function useDreiweg(position: PositionAnswer): DreiwegRow[] {
  const dosierung = useDosierung()
  const menge = useMenge()
  const form = useDarreichungsform()
  return dreiwegOf(position, { dosierung, form, menge })
}

/** Every difference is also stated in words. */
export function Dreiweg({ position, rows }: { position: PositionAnswer; rows: readonly DreiwegRow[] }) {
  const t = useBlattTexts()
  const { rezeptart, status } = position
  const nothing = isEnd(status) ? '–' : t('dreiweg.nochNicht')
  const none = { verordnet: rezeptart === 'OHNE' ? t('position.ohneRezept') : nothing, geliefert: nothing }
  return (
    <section className={classes.rahmen} aria-label={t('dreiweg.titel')}>
      <div className={classes.kopf} aria-hidden>
        <span />
        <span>{t('dreiweg.angefordert')}</span>
        <span>{t('dreiweg.verordnet')}</span>
        <span>{t('dreiweg.geliefert')}</span>
      </div>
      <dl>
        {rows.map((row) => (
          <Zeile key={row.merkmal} zeile={row} none={none} />
        ))}
      </dl>
    </section>
  )
}

interface ZeileProps {
  zeile: DreiwegRow
  /** What stands where nothing was prescribed, nothing delivered. */
  none: { verordnet: string; geliefert: string }
}

function Zeile({ zeile: { merkmal, angefordert, verordnet, geliefert }, none }: ZeileProps) {
  const t = useBlattTexts()
  const gesagte = new Set([angefordert, verordnet?.text, geliefert?.text].filter((text) => text !== undefined && text !== null))
  return (
    <div className={classes.zeile} data-gleich={gesagte.size === 1 || undefined}>
      <dt>{t(`dreiweg.zeile.${merkmal}`)}</dt>
      <dd>
        <span className={classes.spalte}>{t('dreiweg.angefordert')}: </span>
        {angefordert ?? '–'}
      </dd>
      <Field name={t('dreiweg.verordnet')} feld={verordnet} none={none.verordnet} />
      <Field
        name={t('dreiweg.geliefert')}
        feld={merkmal === 'dosierung' ? null : geliefert}
        none={merkmal === 'dosierung' ? '–' : none.geliefert}
      />
    </div>
  )
}

function Field({ name, feld, none }: { name: string; feld: DreiwegField | null; none: string }) {
  return (
    <dd data-geaendert={feld?.geaendert || undefined}>
      <span className={classes.spalte}>{name}: </span>
      {feld === null ? <span className={classes.nichts}>{none}</span> : feld.text}
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

type Merkmal = 'bezeichnung' | 'pzn' | 'wirkstoff' | 'normgroesse' | 'darreichungsform' | 'menge' | 'dosierung'

interface DreiwegField {
  text: string
  /** Differs from the stage before: prescribed from requested, delivered from prescribed. */
  geaendert: boolean
}

export interface DreiwegRow {
  merkmal: Merkmal
  angefordert: string | null
  /** Null: not yet. */
  verordnet: DreiwegField | null
  geliefert: DreiwegField | null
}

type Values = Record<Merkmal, string | null>
type Produkt = PositionAnswer['produkt']

function produktTexts(
  { bezeichnung, pzn, wirkstoff, wirkstaerke, normgroesse, darreichungsform }: Produkt,
  form: (said: string) => string,
) {
  const stoff = [wirkstoff, wirkstaerke].filter((part) => part !== null).join(' ')
  return {
    bezeichnung,
    pzn,
    wirkstoff: stoff === '' ? null : stoff,
    normgroesse,
    darreichungsform: darreichungsform && form(darreichungsform),
  }
}

/** Several bags of one item may contain different packs: each distinct value is listed once. */
function vereint(values: readonly (string | null)[]): string | null {
  const verschiedene = [...new Set(values.filter((value) => value !== null))]
  return verschiedene.length === 0 ? null : verschiedene.join(' + ')
}

const merkmale: readonly Merkmal[] = ['bezeichnung', 'pzn', 'wirkstoff', 'normgroesse', 'darreichungsform', 'menge', 'dosierung']

/** A value the later side did not name is not a difference: a prescription by substance has no PZN (features.md 17, idea 5). */
export function dreiwegOf(
  position: PositionAnswer,
  {
    dosierung: dosierungText,
    form,
    menge: amountOf,
  }: {
    dosierung: (dosierung: PositionAnswer['dosierung']) => string | null
    form: ReturnType<typeof useDarreichungsform>
    menge: ReturnType<typeof useMenge>
  },
): DreiwegRow[] {
  const { rezept, abgaben } = position
  const amount = (menge: number, mengeneinheit = position.mengeneinheit) => amountOf({ ...position, menge, mengeneinheit })
  const angefordert: Values = {
    ...produktTexts(position.produkt, form),
    menge: amount(position.menge),
    dosierung: dosierungText(position.dosierung),
  }
  const verordnet: Values | null = rezept && {
    ...produktTexts(rezept.produkt, form),
    menge: amount(rezept.menge),
    dosierung: dosierungText(findPrescribedDosierung(position, rezept)),
  }
  const parts = abgaben.map(({ produkt }) => produktTexts(produkt, form))
  const geliefert: Values | null =
    abgaben.length === 0
      ? null
      : {
          bezeichnung: vereint(parts.map(({ bezeichnung }) => bezeichnung)),
          pzn: vereint(parts.map(({ pzn }) => pzn)),
          wirkstoff: vereint(parts.map(({ wirkstoff }) => wirkstoff)),
          normgroesse: vereint(parts.map(({ normgroesse }) => normgroesse)),
          darreichungsform: vereint(parts.map(({ darreichungsform }) => darreichungsform)),
          menge: amount(position.mengeGeliefert, einheitOf(position)),
          dosierung: null,
        }
  const field = (values: Values | null, before: Values, merkmal: Merkmal): DreiwegField | null => {
    const text = values?.[merkmal] ?? null
    if (values === null) return null
    return { text: text ?? '–', geaendert: text !== null && before[merkmal] !== null && text !== before[merkmal] }
  }
  return merkmale.flatMap((merkmal) => {
    const row = {
      merkmal,
      angefordert: angefordert[merkmal],
      verordnet: field(verordnet, angefordert, merkmal),
      geliefert: merkmal === 'dosierung' ? null : field(geliefert, verordnet ?? angefordert, merkmal),
    }
    const empty = row.angefordert === null && (row.verordnet?.text ?? '–') === '–' && (row.geliefert?.text ?? '–') === '–'
    return empty ? [] : [row]
  })
}

const ofTheRow: readonly Merkmal[] = ['bezeichnung', 'menge', 'dosierung']

/** What a stage changed, as a row has room for it: product, amount and dose; another detail only where none of these differs. */
export function listChanges(rows: readonly DreiwegRow[], stage: 'verordnet' | 'geliefert') {
  const changes = rows.flatMap(({ merkmal, angefordert, verordnet, geliefert }) => {
    const field = stage === 'verordnet' ? verordnet : geliefert
    const before = stage === 'verordnet' ? angefordert : (verordnet?.text ?? angefordert)
    return field?.geaendert === true && before !== null ? [{ merkmal, now: field.text, before }] : []
  })
  const main = changes.filter(({ merkmal }) => ofTheRow.includes(merkmal))
  return main.length > 0 ? main : changes
}
