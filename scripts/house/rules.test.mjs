import { describe, expect, it } from 'vitest'
import config from '../../.dependency-cruiser.cjs'
import { faultsOfDoors } from './doors.cjs'
import { cruisePlanted } from './planted-house.mjs'

/** Each line: the rule that must speak, where the wrong import stands, and the import. */
const wrong = [
  ['domain-is-the-cellar', 'packages/domain/src/bestellung/x.ts', "import type { Ports } from '@dreiklang/server/ports'"],
  ['client-stands-alone', 'packages/client/src/x.ts', "import type { Ports } from '@dreiklang/server/ports'"],
  ['server-knows-no-screen', 'packages/server/src/bestellung/x.ts', "import { Layout } from '../../../web/src/shell/Layout.tsx'"],
  ['server-knows-no-host', 'packages/server/src/bestellung/x.ts', "import { main } from '../../../../hosts/node/src/main.ts'"],
  ['web-knows-no-server', 'packages/web/src/bestellung/x.ts', "import type { Ports } from '@dreiklang/server/ports'"],
  ['web-knows-no-host', 'packages/web/src/bestellung/x.ts', "import { main } from '../../../../hosts/node/src/main.ts'"],
  ['tests-know-test-helpers', 'packages/server/src/bestellung/x.test.ts', "import { main } from '../../../../hosts/node/src/main.ts'"],
  ['host-knows-no-screen', 'hosts/node/src/x.ts', "import { Layout } from '../../../packages/web/src/shell/Layout.tsx'"],
  ['homes-stand-apart', 'hosts/browser/src/x.ts', "import { main } from '../../node/src/main.ts'"],
  ['people-use-the-screen', 'e2e/src/x.e2e.ts', "import { find } from '../../packages/server/src/organisation/organisation.repository.ts'"],
  ['no-test-in-product', 'packages/server/src/bestellung/x.ts', "import { planted } from './bestellung.test.ts'"],
  ['no-test-in-product', 'hosts/node/src/x.ts', "import { testServer } from './testServer.ts'"],
  ['shared-knows-no-room', 'packages/domain/src/shared/x.ts', "import type { Bestellung } from '../bestellung/bestellung.ts'"],
  ['shared-knows-no-room', 'packages/web/src/ui/X.tsx', "import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung'"],
  ['ui-is-the-kit', 'packages/web/src/ui/X.tsx', "import { Layout } from '../shell/Layout.tsx'"],
  ['kit-in-layers', 'packages/web/src/ui/X.tsx', "import { TextField } from '../form/TextField.tsx'"],
  ['kit-behind-ui', 'packages/web/src/bestellung/X.tsx', "import { Button } from '@mantine/core'"],
  ['room-is-listed', 'packages/domain/src/lager/x.ts', "import { heute } from '../shared/zeit.ts'"],
  ['doors-of-organisation', 'packages/domain/src/organisation/x.ts', "import type { Bestellung } from '../bestellung/bestellung.ts'"],
  [
    'doors-of-organisation',
    'packages/server/src/organisation/x.ts',
    "import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung'",
  ],
  ['runtime-neutral', 'packages/server/src/bestellung/x.ts', "import { readFileSync } from 'node:fs'"],
  ['runtime-neutral', 'hosts/browser/src/x.ts', "import { readFileSync } from 'node:fs'"],
  ['declared-packages-only', 'packages/server/src/bestellung/x.ts', "import { z } from 'left-pad'"],
  ['no-tool-in-product', 'packages/server/src/bestellung/x.ts', "import { z } from 'vitest'"],
  ['no-imitation', 'packages/web/src/bestellung/x.test.ts', "import { http } from 'msw'"],
  ['resolvable', 'packages/server/src/bestellung/x.ts', "import { z } from 'no-such-package'"],
]

const right = {
  'packages/server/src/bestellung/bestellung.usecases.ts': "import { find } from '../organisation/organisation.repository.ts'",
  'packages/server/src/bestellung/bestellung.repository.ts': "import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung'",
  'packages/server/src/bestellung/bestellung.api.test.ts':
    "import { testServer } from '../../../../hosts/node/src/testServer.ts'\nimport 'node:fs'",
  'packages/server/src/testServer.ts': "import { testServer } from '../../../hosts/node/src/testServer.ts'",
  'packages/web/src/bestellung/page.test.tsx':
    "import { testServer } from '../../../../hosts/node/src/testServer.ts'\nimport { z } from 'vitest'",
  'packages/domain/src/bestellung/bestellung.contract.ts': "import { z } from 'zod'\nimport { heute } from '../shared/zeit.ts'",
}

describe('The rules of the house', () => {
  it('let a clean house stand, with doors that lead down and tests that ask for a real server', async () => {
    const { violations, files } = await cruisePlanted(right)
    expect(violations).toEqual([])
    expect(files).toContain('packages/web/src/ui/Button.tsx')
  })

  it.each(wrong)('%s: %s may not %s', async (rule, path, line) => {
    const { violations } = await cruisePlanted({ [path]: `${line}\n` })
    expect(violations.filter((violation) => violation.startsWith(`${rule}: ${path} `))).toHaveLength(1)
  })

  it('no-circle: two files may not import each other, not even for a type', async () => {
    const { violations } = await cruisePlanted({
      'packages/domain/src/bestellung/a.ts': "import type { B } from './b.ts'\nexport type A = B\n",
      'packages/domain/src/bestellung/b.ts': "import type { A } from './a.ts'\nexport type B = A\n",
    })
    expect(violations).toContain('no-circle: packages/domain/src/bestellung/a.ts -> packages/domain/src/bestellung/b.ts')
  })
  it('are all tried out above, whatever is added later', () => {
    const tried = new Set([...wrong.map(([rule]) => rule), 'no-circle'])
    const same = (name) => name.replace(/^doors-of-.*/, 'doors-of-organisation')
    expect(config.forbidden.map(({ name }) => same(name)).filter((name) => !tried.has(name))).toEqual([])
  })
})

describe('The doors of rooms.json', () => {
  const order = ['bestellung', 'klient', 'organisation']

  it('lead down, past several storeys too', () => {
    expect(faultsOfDoors({ order, doors: { bestellung: ['klient', 'organisation'] } })).toEqual([])
  })

  it('do not lead up, into the room itself or into nowhere', () => {
    expect(faultsOfDoors({ order, doors: { klient: ['bestellung'] } })).toEqual([
      'rooms.json: the door klient -> bestellung does not go down',
    ])
    expect(faultsOfDoors({ order, doors: { klient: ['klient'] } })).toHaveLength(1)
    expect(faultsOfDoors({ order, doors: { klient: ['lager'] } })).toEqual(['rooms.json: the room lager is not in "order"'])
  })
})
