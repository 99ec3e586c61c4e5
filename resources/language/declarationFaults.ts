import type { DeclaredAction } from './defineActions';
import type { AnyResource } from './defineResource';
import { filterParameters } from './filters';

type Resource = Pick<AnyResource, 'name' | 'icon' | 'leaves' | 'screens' | 'headline'>;
type Action = Pick<DeclaredAction, 'name' | 'method' | 'base' | 'path' | 'audit'>;

/** The parts of the back-office that declarations name, or that name declarations. */
interface OfficeParts {
  /** The names of the bundled icons. */
  icons: readonly string[];
  /** The resources with custom parts in src/screens/slots.ts. */
  slots: readonly string[];
}

/**
 * Returns the mistakes in declarations that neither compiler nor database finds, each as one sentence with its remedy; none if all
 * is well. Only with `office`, icons and slots are checked, too.
 */
export function declarationFaults(
  resources: readonly Resource[],
  actions: readonly Action[],
  office?: OfficeParts,
): string[] {
  const names = resources.map(({ name }) => name);
  const unknown = (name: string) => `"${name}", which is not the name of a resource: correct it`;
  return [
    ...repeated(names).map((name) => `Two resources are named "${name}": give one of them another name.`),
    ...resources.flatMap(({ name, leaves }) => [
      ...leaves
        .filter(({ field }) => field.to !== undefined && !names.includes(field.to))
        .map(({ path, field }) => `${name}.${path} refers to ${unknown(field.to ?? '')}.`),
      ...repeated(leaves.flatMap(filterParameters)).map((filter) => {
        const paths = leaves.filter((leaf) => filterParameters(leaf).includes(filter)).map(({ path }) => path);
        return `${name}: ${paths.join(' and ')} have the same filter "${filter}": rename one of them.`;
      }),
    ]),
    ...resources
      .filter(({ screens = [], headline }) => screens.some(({ details }) => details) && !headline)
      .map(({ name }) => `${name} has a details page without a headline: name the fields at its top.`),
    ...repeated(resources.flatMap(({ screens = [] }) => screens.map(({ list }) => list))).map(
      (route) => `Two screens have the list route "${route}": give one of them another route.`,
    ),
    ...repeated(actions.map(callOf)).map((call) => {
      const same = actions.filter((action) => callOf(action) === call).map(({ name }) => name);
      return `The actions ${same.join(' and ')} have the same call ${call}: change one path.`;
    }),
    ...actions
      .filter(({ audit }) => audit && !names.includes(audit.resource))
      .map(({ name, audit }) => `The audit entry of the action ${name} is about ${unknown(audit?.resource ?? '')}.`),
    ...(office
      ? [
          ...resources
            .filter(({ icon }) => icon && !office.icons.includes(icon))
            .map(({ name, icon }) => `${name} has the icon "${icon}", which is not bundled: ${addIcon(icon)}.`),
          ...office.slots
            .filter((slot) => !names.includes(slot))
            .map((slot) => `src/screens/slots.ts has parts for ${unknown(slot)}.`),
        ]
      : []),
  ];
}

const addIcon = (icon = '') => `run \`npm run icons:add -- ${icon}\`, or correct its name`;

const callOf = ({ method, base, path }: Action): string => `${method} ${base}/${path.replace(/\{\w+\}/g, '{}')}`;

const repeated = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, at) => texts.indexOf(text) !== at)),
];
