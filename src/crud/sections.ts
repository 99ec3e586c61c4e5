import { type AnyResource, type FlatField, labelOf } from '../../resources/language/defineResource';

export interface Section {
  /** The group's name; empty for fields without a group. */
  name: string;
  label: string;
  leaves: FlatField[];
}

/**
 * Groups the fields of a resource, or some of them, into sections: the ungrouped fields first, then one section for each group.
 */
export function sectionsOf(resource: AnyResource, leaves: readonly FlatField[] = resource.leaves): Section[] {
  const sections: Section[] = [{ name: '', label: resource.label[0], leaves: [] }];
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.kind !== 'group') continue;
    const label = field.label ?? labelOf({ path: name, field: { kind: 'text' } });
    sections.push({ name, label, leaves: [] });
  }
  for (const leaf of leaves) {
    const group = leaf.path.includes('.') ? leaf.path.split('.')[0] : '';
    sections.find(({ name }) => name === group)?.leaves.push(leaf);
  }
  return sections.filter(({ leaves }) => leaves.length > 0);
}
