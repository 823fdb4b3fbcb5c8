package dev.limber.architecture.wrong.core;

import javax.sql.DataSource;

/** Core must not leave java.base. */
public final class KnowsSql {
  public static DataSource dataSource;
}
