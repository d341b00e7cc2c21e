import { describe, expect, it } from 'vitest'
import { drawFloors, drawRooms, faultsOfUnusedDoors, placeDrawing } from './drawing.mjs'

const rooms = { order: ['bestellung', 'klient', 'organisation'], doors: { bestellung: ['klient'], klient: ['organisation'] } }
const draw = (imports, files = []) => drawRooms({ rooms, imports, files }).split('\n')

describe('The drawing of the house', () => {
  it('puts a room above all rooms that it uses', () => {
    expect(draw([])).toEqual([
      '```',
      ' 3  bestellung',
      ' 2  klient',
      ' 1  organisation',
      '```',
      '',
      '| layer | room | floors | uses |',
      '| --- | --- | --- | --- |',
      '| 3 | **bestellung** |  | klient (–) |',
      '| 2 | **klient** |  | organisation (–) |',
      '| 1 | **organisation** |  |  |',
    ])
  })

  it('names the floors whose files go through a door, across floors too', () => {
    const lines = draw([
      { from: 'packages/server/src/bestellung/a.ts', to: 'packages/domain/src/klient/b.ts' },
      { from: 'packages/web/src/bestellung/a.ts', to: 'packages/web/src/klient/b.ts' },
    ])
    expect(lines).toContain('| 3 | **bestellung** |  | klient (sw) |')
    expect(lines).toContain('| 2 | **klient** |  | organisation (–) |')
  })

  it('does not count a door that only a test opens', () => {
    const lines = draw([{ from: 'packages/server/src/bestellung/a.api.test.ts', to: 'packages/server/src/klient/b.ts' }])
    expect(lines).toContain('| 3 | **bestellung** |  | klient (–) |')
  })

  it('shows an arrow between two floors once, however many files import', () => {
    const to = 'packages/domain/src/shared/zeit.ts'
    const imports = ['packages/server/src/server.ts', 'packages/server/src/klient/a.ts'].map((from) => ({ from, to }))
    const lines = drawFloors({ imports }).split('\n')
    expect(lines.filter((line) => line.includes('-->'))).toEqual([
      '  packages_server["packages/server"] --> packages_domain["packages/domain"]',
    ])
  })

  it('marks on which floors a room stands', () => {
    expect(draw([], ['packages/web/src/klient/pages/KlientPage.tsx', 'packages/domain/src/klient/klient.ts'])).toContain(
      '| 2 | **klient** | domain, web | organisation (–) |',
    )
  })

  it('replaces what stands between the markers and nothing else', () => {
    const page = '# A\n<!-- house:start -->\nold\n<!-- house:end -->\ntail\n'
    expect(placeDrawing(page, 'new')).toBe('# A\n<!-- house:start -->\n\nnew\n\n<!-- house:end -->\ntail\n')
    expect(placeDrawing(placeDrawing(page, 'new'), 'new')).toBe(placeDrawing(page, 'new'))
    expect(() => placeDrawing('# A\n', 'new')).toThrow('house:start')
  })
})

describe('A door of rooms.json', () => {
  const faults = (imports) => faultsOfUnusedDoors(rooms, imports)
  const through = { from: 'packages/server/src/bestellung/a.ts', to: 'packages/domain/src/klient/b.ts' }
  const unused = 'rooms.json: nobody uses the door klient -> organisation'

  it('is a fault while nobody goes through it', () => {
    expect(faults([through])).toEqual([unused])
    expect(faults([through, { from: 'packages/web/src/klient/a.ts', to: 'packages/web/src/organisation/b.ts' }])).toEqual([])
  })

  it('is not used by a test, which may enter anywhere', () => {
    const byTest = { from: 'packages/server/src/klient/a.api.test.ts', to: 'packages/server/src/organisation/b.ts' }
    expect(faults([through, byTest])).toEqual([unused])
  })
})
