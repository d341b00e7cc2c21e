/** The month sheet in tables: what was provided on which days, each payer apart, and each visit with its Handzeichen. */
import { kostentraegerListe, kostentraegerOf } from '@dreiklang/domain/dokumentation/leistungsnachweis'
import type { Nachweisbesuch, SignedSheet } from '@dreiklang/domain/dokumentation/leistungsnachweis.document'
import { dokumentationPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useBegriffeTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatDate, formatTime } from '../../shared/format.ts'
import { Link } from '../../ui/buttons.tsx'
import { Card, Note } from '../../ui/layout.tsx'
import { Table } from '../../ui/Table.tsx'
import { useLeistungsnachweisTexts } from '../dokumentation.texts.ts'
import { Signature } from '../../form/SignatureField.tsx'

export function SummenCards({ nachweis: { summen } }: { nachweis: Pick<SignedSheet, 'summen'> }) {
  const t = useLeistungsnachweisTexts()
  const b = useBegriffeTexts()
  return kostentraegerListe.map((traeger) => {
    const rows = summen.filter(({ quelle }) => kostentraegerOf(quelle) === traeger)
    if (rows.length === 0) return null
    return (
      <Card key={traeger} title={t(`traeger.${traeger}`)}>
        <Table
          caption={t(`traeger.${traeger}`)}
          rows={rows}
          rowKey={({ bezeichnung, quelle }) => `${quelle} ${bezeichnung}`}
          columns={[
            { id: 'leistung', header: t('spalte.leistung'), cell: ({ bezeichnung }) => bezeichnung },
            { id: 'quelle', header: t('spalte.quelle'), hideBelow: 'sm', cell: ({ quelle }) => b(`quelle.${quelle}`) },
            { id: 'anzahl', header: t('spalte.anzahl'), width: '5rem', cell: ({ tage }) => tage.length, align: 'end' },
            { id: 'tage', header: t('spalte.tage'), cell: ({ tage }) => tage.map((tag) => `${Number(tag.slice(8))}.`).join(' ') },
          ]}
        />
      </Card>
    )
  })
}

const timeOf = ({ beginn, ende }: Nachweisbesuch): string =>
  [beginn, ende].map((instant) => (instant === null ? '?' : formatTime(instant))).join(' – ')

export function BesucheCard({ nachweis: { besuche } }: { nachweis: Pick<SignedSheet, 'besuche'> }) {
  const t = useLeistungsnachweisTexts()
  const provided = ({ leistungen }: Nachweisbesuch) =>
    leistungen.length === 0 ? t('keine') : leistungen.map(({ bezeichnung }) => bezeichnung).join(', ')
  return (
    <Card title={t('besuche')}>
      <Table
        caption={t('besuche')}
        rows={besuche}
        rowKey={({ hausbesuchId }) => hausbesuchId}
        columns={[
          {
            id: 'tag',
            header: t('spalte.tag'),
            width: '9rem',
            cell: (besuch) => (
              <>
                {formatDate(besuch.tag)}
                <Note>{timeOf(besuch)}</Note>
                <Link to={dokumentationPath(besuch.hausbesuchId)}>{besuch.nummer}</Link>
              </>
            ),
          },
          {
            id: 'leistung',
            header: t('spalte.leistung'),
            cell: (besuch) =>
              besuch.nachtraege === 0 ? provided(besuch) : `${provided(besuch)} (${t('nachtrag', { count: besuch.nachtraege })})`,
          },
          { id: 'wer', header: t('spalte.wer'), width: '9rem', hideBelow: 'sm', cell: ({ name }) => name },
          {
            id: 'handzeichen',
            header: t('spalte.handzeichen'),
            width: '9rem',
            hideBelow: 'sm',
            cell: ({ handzeichen, name }) =>
              handzeichen === null ? t('handzeichenFehlt') : <Signature path={handzeichen} label={t('handzeichenVon', { name })} />,
          },
        ]}
      />
    </Card>
  )
}
