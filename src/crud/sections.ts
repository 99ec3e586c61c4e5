import { type AnyResource, type Leaf, labelOf } from '../../resources/language/defineResource';

export interface Section {
  /** The group's name; empty for the fields that are in none. */
  name: string;
  label: string;
  leaves: Leaf[];
}

/** The fields of a resource, or some of them, the ungrouped ones first, then one section for each group. */
export function sectionsOf(resource: AnyResource, leaves: readonly Leaf[] = resource.leaves): Section[] {
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
